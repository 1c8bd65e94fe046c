import { exact, roundHalfUp, sum } from '../numbers/rounding.ts';
import { degreesFromFront, nearestOrientation, type Orientation, orientations } from './orientation.ts';

/** Whether a story's walls close into a perimeter. */
export interface Closure {
  /** Gap that the walls with a direction leave open, in feet rounded to 0.1. */
  readonly gap: number;
  readonly closed: boolean;
  /** The side of the house with too little wall; null if the outline closes. */
  readonly missing: Orientation | null;
}

/** A gap up to this number of feet, or this share of the perimeter, counts as a measurement error. */
const tolerance = { feet: 1, share: 0.02 } as const;

/**
 * Checks whether the walls, added as vectors, lead back to the start. Walls without a direction can fill a gap.
 * @param lengths - feet by orientation
 * @param undirected - feet of walls without a direction
 */
export function closureOf(lengths: Partial<Record<Orientation, number>>, undirected = 0): Closure {
  let [x, y] = [0, 0];
  for (const orientation of orientations) {
    const angle = (degreesFromFront(orientation) * Math.PI) / 180;
    x += (lengths[orientation] ?? 0) * Math.sin(angle);
    y += (lengths[orientation] ?? 0) * Math.cos(angle);
  }
  const gap = exact(Math.hypot(x, y));
  const perimeter = sum(orientations.map((orientation) => lengths[orientation] ?? 0)) + undirected;
  const closed = gap <= exact(undirected + Math.max(tolerance.feet, tolerance.share * perimeter));
  const reversed = (Math.atan2(-x, -y) * 180) / Math.PI;
  return { gap: roundHalfUp(gap, 1), closed, missing: closed ? null : nearestOrientation(reversed) };
}
