import { exact } from '../numbers/rounding.ts';
import { policy } from '../policy/policy.ts';

/** Directions in which a wall or window can face relative to the front, clockwise in steps of 45°. */
export const orientations = [
  'front',
  'frontLeft',
  'left',
  'leftBack',
  'back',
  'backRight',
  'right',
  'rightFront',
] as const;

export type Orientation = (typeof orientations)[number];

/** Direction of the front in degrees clockwise from true north, or all four orientations for a tract model. */
export type Front = number | 'all';

/** Orientation of a window: a wall's orientation, or 'flat' for a skylight, which has no direction. */
export type GlazingOrientation = Orientation | 'flat';

/** Names of the orientations, worded as part of a sentence. */
export const orientationNames: Readonly<Record<GlazingOrientation, string>> = {
  front: 'front',
  frontLeft: 'front left',
  left: 'left',
  leftBack: 'back left',
  back: 'back',
  backRight: 'back right',
  right: 'right',
  rightFront: 'front right',
  flat: 'sky',
};

/** A number for each orientation. */
export type ByOrientation = Record<Orientation, number>;

/** Returns an object with a number for each orientation. */
export function byOrientation(quantityOf: (orientation: Orientation) => number): ByOrientation {
  return Object.fromEntries(
    orientations.map((orientation) => [orientation, quantityOf(orientation)]),
  ) as ByOrientation;
}

const step = 360 / orientations.length;

/** Returns an orientation's degrees clockwise from the front. */
export function degreesFromFront(orientation: Orientation): number {
  return orientations.indexOf(orientation) * step;
}

/** Normalizes an angle to at least 0 and less than 360 degrees. */
export function fullCircle(degrees: number): number {
  return exact(((exact(degrees) % 360) + 360) % 360) % 360;
}

/**
 * Returns the orientation nearest to an angle. For an angle halfway between two orientations, returns the next one
 * clockwise.
 * @param degrees clockwise from the front
 */
export function nearestOrientation(degrees: number): Orientation {
  const index = Math.floor(fullCircle(degrees) / step + 0.5) % orientations.length;
  return orientations[index] as Orientation;
}

/**
 * Returns the direction in which a wall or window faces, in degrees clockwise from true north.
 * @param front degrees clockwise from true north
 */
export function trueAzimuth(front: number, orientation: Orientation): number {
  return fullCircle(front + degreesFromFront(orientation));
}

const west = 270;

/**
 * Returns whether an azimuth is at most 45° from west (P4).
 * @param azimuth degrees clockwise from true north
 */
export function facesWest(azimuth: number): boolean {
  return exact(Math.abs(fullCircle(azimuth) - west)) <= policy.windows.westDegrees;
}

/** Front directions for which a tract model is analyzed. */
const allFronts = [0, 90, 180, 270];

/** Returns the front directions to analyze, in degrees from true north: one direction, or four if `front` is 'all'. */
export function frontsOf(front: Front): readonly number[] {
  return front === 'all' ? allFronts : [front];
}

/**
 * Returns the direction of the front in degrees clockwise from true north, for a plan with a north arrow. Both
 * bearings are in degrees clockwise from the top of the page.
 */
export function frontFromNorthArrow(frontBearing: number, northBearing: number): number {
  return fullCircle(frontBearing - northBearing);
}
