import { exact } from '../numbers/rounding.ts';
import { policy } from '../policy/policy.ts';

/** Directions relative to the front, clockwise in steps of 45°. */
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

/** The front's direction in degrees clockwise from true north, or 'all' for the four fronts of a tract model. */
export type Front = number | 'all';

/** A window's orientation. 'flat' means a skylight, which has no direction. */
export type GlazingOrientation = Orientation | 'flat';

/** Names for use within a sentence. */
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

/** Returns a number for each orientation. */
export function byOrientation(quantityOf: (orientation: Orientation) => number): ByOrientation {
  return Object.fromEntries(
    orientations.map((orientation) => [orientation, quantityOf(orientation)]),
  ) as ByOrientation;
}

const step = 360 / orientations.length;

/** Returns an orientation in degrees clockwise from the front. */
export function degreesFromFront(orientation: Orientation): number {
  return orientations.indexOf(orientation) * step;
}

/** Normalizes degrees to at least 0 and less than 360, rounded to 6 decimals. */
export function fullCircle(degrees: number): number {
  return exact(((exact(degrees) % 360) + 360) % 360) % 360;
}

/**
 * Returns the nearest orientation, or the next one clockwise if two are equally near.
 * @param degrees - clockwise from the front
 */
export function nearestOrientation(degrees: number): Orientation {
  const index = Math.floor(fullCircle(degrees) / step + 0.5) % orientations.length;
  return orientations[index] as Orientation;
}

/**
 * Returns where a wall or window faces, in degrees clockwise from true north.
 * @param front - degrees clockwise from true north
 */
export function trueAzimuth(front: number, orientation: Orientation): number {
  return fullCircle(front + degreesFromFront(orientation));
}

const west = 270;

/**
 * Returns whether an azimuth is at most 45° from west (P4).
 * @param azimuth - degrees clockwise from true north
 */
export function facesWest(azimuth: number): boolean {
  return exact(Math.abs(fullCircle(azimuth) - west)) <= policy.windows.westDegrees;
}

/** Fronts for which a tract model is analyzed. */
const allFronts = [0, 90, 180, 270];

/** Returns the fronts to analyze, in degrees clockwise from true north: one, or four for 'all'. */
export function frontsOf(front: Front): readonly number[] {
  return front === 'all' ? allFronts : [front];
}

/**
 * Returns the front's direction in degrees clockwise from true north. Both bearings are clockwise from the top of the
 * plan's page.
 */
export function frontFromNorthArrow(frontBearing: number, northBearing: number): number {
  return fullCircle(frontBearing - northBearing);
}
