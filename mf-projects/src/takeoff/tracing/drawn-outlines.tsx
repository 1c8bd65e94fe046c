import type { TracedStoryEntry } from '@title24/shared-domain/projects';
import {
  type Boundary,
  edgeLength,
  isOpenOutline,
  type Point,
  signedArea,
  writeToInch,
} from '@title24/shared-domain/takeoff';
import { classNames } from '@title24/ui';
import { memo } from 'react';
import { boundaryNames } from '../wall-texts.ts';
import { drawnEdges, type OnPlan } from './find-on-plan.ts';
import styles from './tracing.module.css';

interface Props {
  readonly story: TracedStoryEntry | undefined;
  readonly chosen: OnPlan | null;
  /** CSS pixels per page unit. */
  readonly pixels: number;
  readonly feetPerUnit: number;
  /** Whether corners have handles to drag. */
  readonly canDrag: boolean;
}

/** Sizes in CSS pixels. Edges shorter than `labeled` have no labels. */
const look = { corner: 5, handle: 12, text: 13, numberOffset: 12, lengthOffset: 13, labeled: 46 } as const;

/** A story's outlines on the plan's page. Memoized, because pointer movement must not render them again. */
export const DrawnOutlines = memo(function DrawnOutlines({
  story,
  chosen,
  pixels,
  feetPerUnit,
  canDrag,
}: Props) {
  const is = (kind: OnPlan['kind'], outline: number, index: number) =>
    chosen?.kind === kind && chosen.outline === outline && chosen.index === index;
  return (story?.polygons ?? []).map((polygon, outline) => {
    const { points, kind, edges = {} } = polygon;
    const isOpen = isOpenOutline(polygon);
    const side = signedArea(points) >= 0 ? 1 : -1;
    return (
      <g key={`${outline}-${points.length}`} data-outline={outline}>
        {!isOpen && (
          <polygon
            className={kind === 'void' ? styles.hole : styles.floor}
            points={points.map((point) => point.join(',')).join(' ')}
          />
        )}
        {drawnEdges(polygon).map((edge, index) => {
          const [from, to] = edge;
          const { boundary = 'exterior', openings = [] } = edges[index] ?? {};
          const length = edgeLength(edge) * pixels;
          return (
            <g key={`${from.join(' ')} ${to.join(' ')}`}>
              <line
                className={classNames(
                  styles.edge,
                  boundary !== 'exterior' && styles.inner,
                  is('wall', outline, index) && styles.chosen,
                )}
                x1={from[0]}
                y1={from[1]}
                x2={to[0]}
                y2={to[1]}
              />
              {length >= look.labeled && (
                <text
                  className={styles.label}
                  fontSize={look.text / pixels}
                  {...beside(edge, -side, look.lengthOffset / pixels)}
                >
                  {lengthLabel(edgeLength(edge) * feetPerUnit, boundary)}
                </text>
              )}
              {length >= look.labeled && kind !== 'void' && (
                <text
                  className={styles.number}
                  fontSize={look.text / pixels}
                  {...beside(edge, side, look.numberOffset / pixels)}
                >
                  {`${index + 1}${openings.length > 0 ? ` ▭${openings.reduce((total, { count = 1 }) => total + count, 0)}` : ''}`}
                </text>
              )}
            </g>
          );
        })}
        {points.map((point, index) => (
          <g key={`corner ${point.join(' ')}`}>
            {canDrag && (
              <circle
                className={styles.handle}
                cx={point[0]}
                cy={point[1]}
                r={look.handle / pixels}
                data-corner={index}
                data-of={outline}
              />
            )}
            <circle
              className={classNames(styles.corner, is('corner', outline, index) && styles.chosen)}
              cx={point[0]}
              cy={point[1]}
              r={look.corner / pixels}
            />
          </g>
        ))}
      </g>
    );
  });
});

/**
 * Returns the position and text anchor of a label beside the middle of an edge. The label extends away from the edge.
 * @param side - 1 for the right of the edge, seen in its direction; -1 for the left
 */
function beside([[ax, ay], [bx, by]]: readonly [Point, Point], side: number, away: number) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [normalX, normalY] = [(-(by - ay) / length) * side, ((bx - ax) / length) * side];
  return {
    x: (ax + bx) / 2 + normalX * away,
    y: (ay + by) / 2 + normalY * away,
    textAnchor: Math.abs(normalX) < 0.5 ? 'middle' : normalX > 0 ? 'start' : 'end',
  } as const;
}

/** A wall's length, with its adjoining space if the wall is not exterior. */
function lengthLabel(feet: number, boundary: Boundary): string {
  const length = writeToInch(feet);
  return boundary === 'exterior' ? length : `${length} ${boundaryNames[boundary]}`;
}
