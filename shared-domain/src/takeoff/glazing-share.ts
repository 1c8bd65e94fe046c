import { exact, roundHalfUp, sum } from '../numbers/rounding.ts';
import { policy } from '../policy/policy.ts';
import { type Front, facesWest, frontsOf, type GlazingOrientation, trueAzimuth } from './orientation.ts';

/** A glazing line with its direction. */
export interface GlazingLine {
  readonly orientation?: GlazingOrientation | undefined;
  /** In square feet. */
  readonly area: number;
  readonly toBeRemoved?: boolean | undefined;
}

/**
 * Areas of glass in square feet, and their percentages of the floor area, all rounded to 0.1. The percentages are null
 * if the floor area is unknown.
 */
export interface GlazingShare {
  readonly totalArea: number;
  readonly westArea: number;
  readonly percent: number | null;
  readonly westPercent: number | null;
  /** Whether `westPercent`, before rounding, exceeds the limit for west-facing glass (P4). */
  readonly westWarning: boolean;
}

/**
 * Returns the total and west-facing areas of the glass that remains or is new, and their percentages of the floor
 * area.
 * @param floorArea - square feet, or 0 if unknown
 */
export function glazingShare(
  lines: readonly GlazingLine[],
  front: Front | undefined,
  floorArea: number,
): GlazingShare {
  const finished = lines.filter((line) => line.toBeRemoved !== true);
  const total = sum(finished.map(({ area }) => area));
  const west = westArea(finished, front);
  const percent = (area: number) => (floorArea > 0 ? roundHalfUp((area / floorArea) * 100, 1) : null);
  return {
    totalArea: roundHalfUp(total, 1),
    westArea: roundHalfUp(west, 1),
    percent: percent(total),
    westPercent: percent(west),
    westWarning: floorArea > 0 && exact(west * 100) > exact(policy.windows.westGlazingPercent * floorArea),
  };
}

/** Returns the area of west-facing glass; if `front` is 'all', the largest area among all directions of the front. */
function westArea(lines: readonly GlazingLine[], front: Front | undefined): number {
  if (front === undefined) return 0;
  const facing = (degrees: number) =>
    lines.filter(({ orientation }) => {
      if (orientation === undefined || orientation === 'flat') return false;
      return facesWest(trueAzimuth(degrees, orientation));
    });
  return Math.max(...frontsOf(front).map((degrees) => sum(facing(degrees).map(({ area }) => area))));
}
