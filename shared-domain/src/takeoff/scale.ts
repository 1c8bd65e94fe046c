import { edgeLength, type Point } from './outline.ts';
import { exact } from './rounding.ts';
import { feetPerUnit, type Scale } from './trace.ts';

/** Points of a PDF page to an inch on paper. */
const pointsPerInch = 72;

/** A scale as plans print it. */
export interface PrintedScale {
  /** `1/4" = 1'-0"` */
  readonly name: string;
  /** Feet of the house to an inch of paper. */
  readonly feetPerInch: number;
}

/** The scales that plans of houses are printed in. */
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

/** The scale of a PDF page, whose units are points, by what is printed on it. */
export function scaleOfPrinted({ feetPerInch }: PrintedScale): Scale {
  return { a: [0, 0], b: [pointsPerInch, 0], lengthFeet: exact(feetPerInch) };
}

/** The printed scale that a PDF page has, or null. */
export function printedScaleOf(scale: Scale): PrintedScale | null {
  const feetPerInch = feetPerUnit(scale) * pointsPerInch;
  return printedScales.find((each) => Math.abs(each.feetPerInch / feetPerInch - 1) < 1e-6) ?? null;
}

/** Two points of a scale are at least this far apart on the screen, in CSS pixels: nearer ones measure the hand. */
export const minScalePixels = 40;

/** @param pixelsPerUnit CSS pixels to a unit of the page */
export function isScaleLongEnough(a: Point, b: Point, pixelsPerUnit: number): boolean {
  return exact(edgeLength([a, b]) * pixelsPerUnit) >= minScalePixels;
}

/** A plan is stretched if a second length differs by more than this, in percent. */
export const stretchedPercent = 2;

/** By how many percent the scale measures a second known length longer (or, below 0, shorter) than it is written. */
export function scaleDifference(scale: Scale, { a, b, lengthFeet }: Scale): number {
  return exact(((edgeLength([a, b]) * feetPerUnit(scale)) / lengthFeet - 1) * 100);
}
