import { formatNumber } from '@title24/shared-domain';
import { fitted, outlineExtent, type TakeoffEntry, tracedShape } from '@title24/shared-domain/projects';
import {
  bottomOfPage,
  edgeLength,
  edgesOf,
  type Point,
  shownLength,
  signedArea,
  type TracedStory,
  writeLength,
  writeToInch,
} from '@title24/shared-domain/takeoff';
import { useId } from 'react';
import { NorthArrow } from '../outline/north-arrow.tsx';
import outlineStyles from '../outline/outline.module.css';
import { OutlinePatterns } from '../outline/outline-patterns.tsx';
import { keyOf, Label, Segment } from '../outline/story-figure.tsx';
import styles from './takeoff.module.css';

interface Props {
  readonly plan: TakeoffEntry;
  readonly story: TracedStory;
  /** Feet per page unit. */
  readonly feet: number;
}

const { x, y } = outlineExtent;
const viewBox = `${-x} ${-y} ${2 * x} ${2 * y}`;
const frontDistance = 142;

/**
 * A story as it appears on the plan's page, with wall numbers. When the story is finished, the pattern of each exterior
 * wall shows its side of the house.
 */
export function PlanDrawing({ plan, story, feet }: Props) {
  const id = useId();
  const { frontBearing = bottomOfPage, northBearing } = plan;
  const all = story.polygons.flatMap(({ points }) => points);
  const shape = tracedShape(story, plan, null, frontBearing - bottomOfPage, (value) =>
    formatNumber(value, 1),
  );
  const isDrawable = all.length > 1 && new Set(all.map(String)).size > 1;
  const fit = isDrawable ? fitted(all) : () => [0, 0] as const;
  const angle = (frontBearing * Math.PI) / 180;
  return (
    <figure className={styles.figure}>
      <figcaption>{story.name}</figcaption>
      <OutlinePatterns id={id} />
      <svg
        className={outlineStyles.drawing}
        viewBox={viewBox}
        role="img"
        aria-label={`Outline of ${story.name} as it appears on the page. The walls beside it say the same.`}
      >
        {shape ? (
          <>
            {shape.segments.map((segment) => (
              <Segment key={keyOf(segment)} segment={segment} patternId={id} />
            ))}
            {shape.labels.map((label) => (
              <Label key={`${label.role} ${label.at.join(' ')}`} label={label} />
            ))}
          </>
        ) : (
          <Label
            label={{
              at: [Math.sin(angle) * frontDistance, -Math.cos(angle) * frontDistance],
              text: 'Front',
              role: 'front',
            }}
          />
        )}
        {isDrawable &&
          story.polygons.map(({ points, typed, isUnfinished }, outline) => {
            const count = typed?.walls.length ?? points.length;
            const side = signedArea(points) >= 0 ? 1 : -1;
            return edgesOf(points).map(([from, to], index) => {
              const [a, b] = [fit(from), fit(to)];
              const isGap = index >= count;
              const length = edgeLength([a, b]);
              if (length === 0) return null;
              return (
                <g key={`${id}-${outline}-${index}`}>
                  {!shape && (
                    <line
                      className={isGap ? outlineStyles.open : styles.line}
                      x1={a[0]}
                      y1={a[1]}
                      x2={b[0]}
                      y2={b[1]}
                    />
                  )}
                  {!isGap && (
                    <text className={styles.number} {...beside(a, b, side, numberDistance)}>
                      {index + 1}
                    </text>
                  )}
                  {(isGap || (isUnfinished && length >= labeledLength)) && (
                    <text
                      className={isGap ? styles.gapLabel : styles.lengthLabel}
                      {...beside(a, b, -side, labelDistance)}
                    >
                      {lengthLabel(edgeLength([from, to]) * feet, isGap ? '' : typed?.walls[index]?.length)}
                    </text>
                  )}
                </g>
              );
            });
          })}
        {northBearing !== undefined && <NorthArrow bearing={northBearing} at={[x - 26, 28 - y]} />}
      </svg>
    </figure>
  );
}

/** @param typed - entered text; '' for the gap in an open outline; undefined for a traced outline */
function lengthLabel(feet: number, typed: string | undefined): string {
  const shown = typed === undefined ? writeToInch(feet) : shownLength(typed);
  return shown === typed ? writeLength(feet) : shown;
}

/**
 * A wall's number is inside the outline, its length outside. Lengths are wide, so they need more distance
 * from vertical walls.
 */
const numberDistance = { above: 15, aside: 15 } as const;
const labelDistance = { above: 14, aside: 34 } as const;
const labeledLength = 44;

interface Distance {
  /** Distance from a horizontal line. */
  readonly above: number;
  /** Distance from a vertical line. */
  readonly aside: number;
}

/**
 * A point beside the middle of a line.
 * @param side - 1 for the right in the line's direction, -1 for the left
 */
function beside(
  [ax, ay]: Point,
  [bx, by]: Point,
  side: number,
  distance: Distance,
): { x: number; y: number } {
  const length = Math.hypot(bx - ax, by - ay);
  const [normalX, normalY] = [-(by - ay) / length, (bx - ax) / length];
  const away = side * (distance.above * Math.abs(normalY) + distance.aside * Math.abs(normalX));
  return { x: round((ax + bx) / 2 + normalX * away), y: round((ay + by) / 2 + normalY * away) };
}

const round = (value: number) => Math.round(value * 100) / 100;
