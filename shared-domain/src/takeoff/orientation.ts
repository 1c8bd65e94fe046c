import { policy } from '../policy/policy.ts';
import { exact } from './rounding.ts';

/** The directions in which a wall or window can face, relative to the front, clockwise by 45° each. */
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

/** Degrees clockwise from true north in which the front faces, or all four orientations for a tract model. */
export type Front = number | 'all';

/** Orientations of windows: that of a wall, or a flat skylight, which has no direction. */
export type GlazingOrientation = Orientation | 'flat';

/** Names of orientations, as part of a sentence. */
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

/** A quantity for each orientation. */
export type ByOrientation = Record<Orientation, number>;

/** Returns a quantity for each orientation. */
export function byOrientation(quantityOf: (orientation: Orientation) => number): ByOrientation {
  return Object.fromEntries(
    orientations.map((orientation) => [orientation, quantityOf(orientation)]),
  ) as ByOrientation;
}

const step = 360 / orientations.length;

/** Returns the degrees of an orientation, clockwise from the front. */
export function degreesFromFront(orientation: Orientation): number {
  return orientations.indexOf(orientation) * step;
}

/** Normalizes an angle to at least 0 and less than 360 degrees. */
export function fullCircle(degrees: number): number {
  return exact(((exact(degrees) % 360) + 360) % 360) % 360;
}

/**
 * Returns the orientation nearest to an angle, in degrees clockwise from the front; halfway between two, the later one.
 */
export function nearestOrientation(degrees: number): Orientation {
  const index = Math.floor(fullCircle(degrees) / step + 0.5) % orientations.length;
  return orientations[index] as Orientation;
}

/**
 * Returns the degrees clockwise from true north in which a wall or window faces. @param front degrees from true north
 */
export function trueAzimuth(front: number, orientation: Orientation): number {
  return fullCircle(front + degreesFromFront(orientation));
}

const west = 270;

/** Whether an azimuth is within 45° of west, both ends included (P4). @param azimuth degrees from true north */
export function facesWest(azimuth: number): boolean {
  return exact(Math.abs(fullCircle(azimuth) - west)) <= policy.windows.westDegrees;
}

/** The directions that a tract model is analyzed for. */
const allFronts = [0, 90, 180, 270];

/** Returns the fronts to analyze, in degrees from true north: one, or four for all orientations. */
export function frontsOf(front: Front): readonly number[] {
  return front === 'all' ? allFronts : [front];
}

/**
 * Returns where the front faces, in degrees clockwise from true north, on a plan with a north arrow. Both bearings are
 * degrees clockwise from the top of the page.
 */
export function frontFromNorthArrow(frontBearing: number, northBearing: number): number {
  return fullCircle(frontBearing - northBearing);
}
