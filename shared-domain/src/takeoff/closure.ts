import { degreesFromFront, nearestOrientation, type Orientation, orientations } from './orientation.ts';
import { exact, roundHalfUp, sum } from './rounding.ts';

/** How well the walls of a story close. Feet. */
export interface Closure {
  /** To 0.1 ft. */
  readonly gap: number;
  readonly closed: boolean;
  /** The side on which wall is missing; null if the outline closes. */
  readonly missing: Orientation | null;
}

/** A gap of up to this many feet, or this share of the perimeter, counts as measurement error. */
const tolerance = { feet: 1, share: 0.02 } as const;

/**
 * Adds the walls as vectors and checks whether the sum returns to the start. Walls without direction may fill the
 * remaining gap. @param lengths feet by orientation @param undirected feet of walls without direction
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
