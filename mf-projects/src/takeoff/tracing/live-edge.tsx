import { edgeLength, type Point, writeToInch } from '@title24/shared-domain/takeoff';
import { useSyncExternalStore } from 'react';
import type { Cursor } from '../loupe/cursor.ts';
import styles from './tracing.module.css';

interface Props {
  readonly cursor: Cursor;
  /** Where lines to the cursor start: the last point placed, or both neighbors of a corner being moved. */
  readonly from: readonly Point[];
  /** Draws a rectangle, not a line. */
  readonly isRectangle: boolean;
  /** Entered length. If '', the label shows the measured length, or a rectangle's sides. */
  readonly typed: string;
  /** CSS pixels per page unit. */
  readonly pixels: number;
  /** If null, no label is shown. */
  readonly feetPerUnit: number | null;
}

/** In CSS pixels. */
const look = { text: 15, above: 14, arm: 14 } as const;

/**
 * Draws the cursor, the lines or rectangle that end at it, and a label with a length or the rectangle's sides. When the
 * cursor moves, this component renders again, but the traced outlines do not.
 */
export function LiveEdge({ cursor, from, isRectangle, typed, pixels, feetPerUnit }: Props) {
  const { point, by } = useSyncExternalStore(cursor.subscribe, cursor.state, cursor.state);
  if (!point) return null;
  const [x, y] = point;
  const arm = look.arm / pixels;
  const [start] = from;
  return (
    <g className={styles.live}>
      {isRectangle && start ? (
        <rect
          className={styles.open}
          x={Math.min(x, start[0])}
          y={Math.min(y, start[1])}
          width={Math.abs(x - start[0])}
          height={Math.abs(y - start[1])}
        />
      ) : (
        from.map((each) => (
          <line key={each.join(' ')} className={styles.open} x1={each[0]} y1={each[1]} x2={x} y2={y} />
        ))
      )}
      {start && feetPerUnit !== null && (
        <text
          className={styles.liveLabel}
          fontSize={look.text / pixels}
          x={(start[0] + x) / 2}
          y={(start[1] + y) / 2 - look.above / pixels}
        >
          {labelOf(start, point, feetPerUnit, isRectangle, typed)}
        </text>
      )}
      {by === 'keys' ? (
        <path className={styles.crosshair} d={`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`} />
      ) : (
        <circle className={styles.snap} cx={x} cy={y} r={4 / pixels} />
      )}
    </g>
  );
}

function labelOf(
  [ax, ay]: Point,
  [bx, by]: Point,
  feet: number,
  isRectangle: boolean,
  typed: string,
): string {
  if (typed !== '') return typed;
  if (isRectangle)
    return `${writeToInch(Math.abs(bx - ax) * feet)} × ${writeToInch(Math.abs(by - ay) * feet)}`;
  return writeToInch(
    edgeLength([
      [ax, ay],
      [bx, by],
    ]) * feet,
  );
}
