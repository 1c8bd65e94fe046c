import {
  type OutlineSegment,
  outlineDrawings,
  outlineExtent,
  type ProjectStep,
  stepStatus,
} from '@title24/shared-domain/projects';
import { classNames } from '@title24/ui';
import { type ReactNode, useId } from 'react';
import { NorthArrow } from '../outline/north-arrow.tsx';
import { OutlinePatterns } from '../outline/outline-patterns.tsx';
import { keyOf, Label, Segment } from '../outline/story-figure.tsx';
import { useProject } from '../project/project-context.ts';
import { stepPath } from '../project-paths.ts';
import styles from './house.module.css';

const { x, y } = outlineExtent;

const isWall = ({ kind }: OutlineSegment) => kind === 'wall' || kind === 'open';

/**
 * Draws the house as entered so far. Each element links to its step. The roof and the equipment are dashed until their
 * steps are started.
 */
export function HouseDrawing() {
  const id = useId();
  const { data, takeoff } = useProject();
  return (
    <details className={styles.house}>
      <summary>Your house so far</summary>
      <OutlinePatterns id={id} />
      {outlineDrawings(data, takeoff).map(({ key, title, views: [shape] }, index) => {
        if (!shape) return null;
        const { segments, labels, north } = shape;
        const glass = segments.filter(({ kind }) => kind === 'glass');
        const doors = segments.filter(({ kind }) => kind === 'door');
        const draw = (drawn: readonly OutlineSegment[]) =>
          drawn.map((segment) => <Segment key={keyOf(segment)} segment={segment} patternId={id} />);
        return (
          <figure key={key}>
            <figcaption>{title}</figcaption>
            {/* biome-ignore lint/a11y/useSemanticElements: an svg element cannot be a fieldset */}
            <svg viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`} role="group" aria-label={`Drawing: ${title}`}>
              {index === 0 && (
                <Part step="floors-roofs" name="Roof and floors">
                  <path className={styles.area} d="M-180 122V142H-154V122" />
                  <path d="M-188 124 -167 106 -146 124" />
                </Part>
              )}
              <Part step="walls" name={`Walls, ${title.toLowerCase()}`}>
                {draw(segments.filter(isWall))}
              </Part>
              {doors.length > 0 && (
                <Part step="walls" name={`Doors, ${title.toLowerCase()}`}>
                  {draw(doors)}
                </Part>
              )}
              {glass.length > 0 && (
                <Part step="glazing" name={`Windows, ${title.toLowerCase()}`}>
                  {draw(glass)}
                </Part>
              )}
              {index === 0 && (
                <Part step="mechanical" name="Heating, cooling and hot water">
                  <rect className={styles.area} x={148} y={104} width={38} height={38} rx={4} />
                  <circle cx={167} cy={123} r={13} />
                  <path d="M167 110V136M154 123H180M158 114 176 132M176 114 158 132" />
                </Part>
              )}
              {north !== null && (
                <Part step="building" name="Which way the front faces">
                  <NorthArrow bearing={north} at={[x - 26, 28 - y]} />
                </Part>
              )}
              {labels.map((label) => (
                <Label key={`${label.role} ${label.at.join(' ')}`} label={label} />
              ))}
            </svg>
          </figure>
        );
      })}
    </details>
  );
}

interface PartProps {
  readonly step: ProjectStep;
  readonly name: string;
  readonly children: ReactNode;
}

function Part({ step, name, children }: PartProps) {
  const { key, data, findings } = useProject();
  const isStarted = stepStatus(step, data, findings) !== 'not-started';
  return (
    <a
      href={stepPath(key, step)}
      aria-label={name}
      className={classNames(styles.part, isStarted && styles.started)}
    >
      <title>{name}</title>
      {children}
    </a>
  );
}
