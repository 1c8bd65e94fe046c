import { policy } from '../policy/policy.ts';
import { exact, roundHalfUp } from './rounding.ts';

/** A door with glass. */
export interface GlazedDoor {
  /** Inches. */
  readonly glassWidth: number;
  /** Inches. */
  readonly glassHeight: number;
  /** The whole door, square feet. */
  readonly doorArea: number;
  /** Whether the door as a whole has a rated label. */
  readonly ratedLabel?: boolean;
}

/** The areas to enter for a door with glass. Square feet, to 0.1. */
export interface DoorEntry {
  readonly glazingArea: number;
  readonly opaqueArea: number;
  readonly enterAs: 'door' | 'glazing';
}

const squareInches = 144;

/** Whether the whole door counts as glazing (P4). @param glassPercent of the door's area */
export function doorIsGlazing(glassPercent: number, ratedLabel = false): boolean {
  return ratedLabel || exact(glassPercent) > policy.walls.doorGlazingPercent;
}

/**
 * Returns how to enter a door. If it is mostly solid, its glass, with an imaginary frame on all sides, is glazing and
 * the rest is opaque; if it is mostly glass, or has a label, all of it is glazing.
 */
export function enterDoor({ glassWidth, glassHeight, doorArea, ratedLabel = false }: GlazedDoor): DoorEntry {
  const glass = (glassWidth * glassHeight) / squareInches;
  const framed = (side: number) => side + 2 * policy.walls.doorGlassFrameInches;
  const withFrame = glass > 0 ? (framed(glassWidth) * framed(glassHeight)) / squareInches : 0;
  const isGlazing = doorIsGlazing(doorArea > 0 ? (glass / doorArea) * 100 : 0, ratedLabel);
  const glazing = isGlazing ? doorArea : Math.min(withFrame, doorArea);
  return {
    glazingArea: roundHalfUp(glazing, 1),
    opaqueArea: roundHalfUp(doorArea - glazing, 1),
    enterAs: isGlazing ? 'glazing' : 'door',
  };
}
