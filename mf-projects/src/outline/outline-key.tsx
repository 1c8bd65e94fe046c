import type { OutlineDrawing, OutlineSegment } from '@title24/shared-domain/projects';
import { orientationNames, orientations } from '@title24/shared-domain/takeoff';
import { classNames } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './outline.module.css';
import { sidePattern } from './outline-patterns.tsx';
import { Sun } from './story-figure.tsx';

interface Props {
  readonly drawings: readonly OutlineDrawing[];
  readonly patternId: string;
}

/** A legend for the drawings' patterns and marks. */
export function OutlineKey({ drawings, patternId }: Props) {
  const segments = drawings
    .flatMap(({ views }) => views[0]?.segments ?? [])
    .filter(({ isEmpty }) => !isEmpty);
  const has = (holds: (segment: OutlineSegment) => boolean) => segments.some(holds);
  const walls = orientations.filter((orientation) =>
    has((segment) => segment.kind === 'wall' && segment.orientation === orientation && isOuter(segment)),
  );
  if (segments.length === 0) return null;
  return (
    <ul className={styles.key} aria-label="Key to the drawing">
      {walls.map((orientation) => {
        const { id, className } = sidePattern(patternId, orientation);
        const name = orientationNames[orientation];
        return (
          <Entry key={orientation} name={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}>
            <rect
              className={classNames(styles.wall, className)}
              x={1}
              y={6}
              width={26}
              height={12}
              fill={id}
            />
          </Entry>
        );
      })}
      {has(({ kind, facesWest }) => kind === 'glass' && !facesWest) && (
        <Entry name="Glass">
          <rect className={styles.glass} x={1} y={8} width={26} height={8} />
        </Entry>
      )}
      {has(({ kind, facesWest }) => kind === 'glass' && facesWest) && (
        <Entry name="Glass facing west">
          <rect className={classNames(styles.glass, styles.west)} x={1} y={8} width={26} height={8} />
          <Sun at={[14, 12]} />
        </Entry>
      )}
      {has(({ kind }) => kind === 'door') && (
        <Entry name="Opaque door">
          <rect className={styles.door} x={1} y={8} width={26} height={8} />
        </Entry>
      )}
      {has((segment) => !isOuter(segment)) && (
        <Entry name="To garage, heated rooms or ground">
          <line className={styles.inner} x1={1} x2={27} y1={12} y2={12} />
        </Entry>
      )}
      {has(({ kind }) => kind === 'open') && (
        <Entry name="Open: wall is missing">
          <line className={styles.open} x1={1} x2={27} y1={12} y2={12} />
        </Entry>
      )}
    </ul>
  );
}

const isOuter = ({ boundary }: OutlineSegment) => boundary === 'exterior';

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 28 24" aria-hidden="true" focusable="false">
        {children}
      </svg>
      {name}
    </li>
  );
}
