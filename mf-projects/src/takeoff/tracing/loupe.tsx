import { type DrawnLines, linesNear } from '@title24/shared-domain/takeoff';
import { useSyncExternalStore } from 'react';
import type { Cursor } from '../loupe/cursor.ts';
import { loupe, loupeOffset } from '../loupe/loupe-place.ts';
import styles from './tracing.module.css';

interface Props {
  readonly cursor: Cursor;
  readonly lines: DrawnLines;
  /** CSS pixels per page unit. */
  readonly pixels: number;
  /** Width of the page in page units. */
  readonly width: number;
}

/** Magnification. */
const zoom = 6;

const { radius } = loupe;

/** Magnifies the lines around the pointer. On a zoomed-out page, the corner to snap to is hard to see. */
export function Loupe({ cursor, lines, pixels, width }: Props) {
  const { point, by } = useSyncExternalStore(cursor.subscribe, cursor.state, cursor.state);
  const near = point ? linesNear(lines, point, radius / zoom / pixels) : [];
  if (!point || near.length === 0) return null;
  const [x, y] = point;
  const [right, down] = loupeOffset([x * pixels, y * pixels], by, width * pixels);
  return (
    <svg
      aria-hidden="true"
      className={styles.loupe}
      x={x + (right - radius) / pixels}
      y={y + (down - radius) / pixels}
      width={(2 * radius) / pixels}
      height={(2 * radius) / pixels}
      viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
    >
      <rect x={-radius} y={-radius} width={2 * radius} height={2 * radius} />
      <g transform={`scale(${pixels * zoom}) translate(${-x} ${-y})`}>
        {near.map(([[ax, ay], [bx, by]]) => (
          <line key={`${ax} ${ay} ${bx} ${by}`} x1={ax} y1={ay} x2={bx} y2={by} />
        ))}
      </g>
      <path d="M-12 0H12M0 -12V12" />
    </svg>
  );
}
