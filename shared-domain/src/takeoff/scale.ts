import { exact } from '../numbers/rounding.ts';
import { edgeLength, type Point } from './outline.ts';
import { feetPerUnit, type Scale } from './trace.ts';

/** PDF points per inch of paper. */
const pointsPerInch = 72;

export interface PrintedScale {
  /** Such as `1/4" = 1'-0"`. */
  readonly name: string;
  /** Feet of the house per inch of paper. */
  readonly feetPerInch: number;
}

/** Common scales of house plans. */
export const printedScales: readonly PrintedScale[] = [
  { name: '1/16" = 1\'-0"', feetPerInch: 16 },
  { name: '3/32" = 1\'-0"', feetPerInch: 32 / 3 },
  { name: '1/8" = 1\'-0"', feetPerInch: 8 },
  { name: '3/16" = 1\'-0"', feetPerInch: 16 / 3 },
  { name: '1/4" = 1\'-0"', feetPerInch: 4 },
  { name: '3/8" = 1\'-0"', feetPerInch: 8 / 3 },
  { name: '1/2" = 1\'-0"', feetPerInch: 2 },
  { name: '3/4" = 1\'-0"', feetPerInch: 4 / 3 },
  { name: '1" = 1\'-0"', feetPerInch: 1 },
  { name: '1" = 10\'', feetPerInch: 10 },
  { name: '1" = 20\'', feetPerInch: 20 },
];

/** Converts a printed scale to the scale of a PDF page, in points. */
export function scaleOfPrinted({ feetPerInch }: PrintedScale): Scale {
  return { a: [0, 0], b: [pointsPerInch, 0], lengthFeet: exact(feetPerInch) };
}

/** Returns the printed scale that matches a PDF page's scale, or null. */
export function printedScaleOf(scale: Scale): PrintedScale | null {
  const feetPerInch = feetPerUnit(scale) * pointsPerInch;
  return printedScales.find((each) => Math.abs(each.feetPerInch / feetPerInch - 1) < 1e-6) ?? null;
}

/** Minimum distance on the screen between a scale's points, in CSS pixels. Closer points would be too imprecise. */
export const minScalePixels = 40;

/**
 * Returns whether a scale's points are far enough apart on the screen.
 * @param pixelsPerUnit - CSS pixels per page unit
 */
export function isScaleLongEnough(a: Point, b: Point, pixelsPerUnit: number): boolean {
  return exact(edgeLength([a, b]) * pixelsPerUnit) >= minScalePixels;
}

/** A plan is stretched if its scale overstates or understates a second known length by more than this percentage. */
export const stretchedPercent = 2;

/** Returns the percentage by which a scale overstates a second known length, negative if the scale understates it. */
export function scaleDifference(scale: Scale, { a, b, lengthFeet }: Scale): number {
  return exact(((edgeLength([a, b]) * feetPerUnit(scale)) / lengthFeet - 1) * 100);
}
