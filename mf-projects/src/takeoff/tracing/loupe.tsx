import { type DrawnLines, linesNear } from '@title24/shared-domain/takeoff';
import { useSyncExternalStore } from 'react';
import type { Cursor } from './cursor.ts';
import styles from './tracing.module.css';

interface Props {
  readonly cursor: Cursor;
  readonly lines: DrawnLines;
  /** CSS pixels per unit of the page. */
  readonly pixels: number;
  /** Width of the page, in its units. */
  readonly width: number;
}

/** CSS pixels; the loupe is above a mouse pointer, and beside a finger, whose hand covers what is below it. */
const look = { radius: 56, away: 84, zoom: 6 } as const;

/**
 * Magnifies the lines of the page around the pointer, to show at a small zoom which corner of a wall a point snaps to.
 */
export function Loupe({ cursor, lines, pixels, width }: Props) {
  const { point, by } = useSyncExternalStore(cursor.subscribe, cursor.state, cursor.state);
  const near = point ? linesNear(lines, point, look.radius / look.zoom / pixels) : [];
  if (!point || near.length === 0) return null;
  const [x, y] = point;
  // On the side of the finger with more room.
  const [right, down] = by === 'finger' ? [x < width / 2 ? look.away : -look.away, 0] : [0, -look.away];
  return (
    <svg
      aria-hidden="true"
      className={styles.loupe}
      x={x + (right - look.radius) / pixels}
      y={y + (down - look.radius) / pixels}
      width={(2 * look.radius) / pixels}
      height={(2 * look.radius) / pixels}
      viewBox={`${-look.radius} ${-look.radius} ${2 * look.radius} ${2 * look.radius}`}
    >
      <rect x={-look.radius} y={-look.radius} width={2 * look.radius} height={2 * look.radius} />
      <g transform={`scale(${pixels * look.zoom}) translate(${-x} ${-y})`}>
        {near.map(([[ax, ay], [bx, by]]) => (
          <line key={`${ax} ${ay} ${bx} ${by}`} x1={ax} y1={ay} x2={bx} y2={by} />
        ))}
      </g>
      <path d="M-12 0H12M0 -12V12" />
    </svg>
  );
}
