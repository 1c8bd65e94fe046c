import { exact, roundHalfUp } from '../numbers/rounding.ts';
import { policy } from '../policy/policy.ts';

/** A door with glass. */
export interface GlazedDoor {
  /** In inches. */
  readonly glassWidth: number;
  /** In inches. */
  readonly glassHeight: number;
  /** Area of the whole door in square feet. */
  readonly doorArea: number;
  /** Whether the whole door has a rating label. */
  readonly ratedLabel?: boolean;
}

/** The areas to enter for a door with glass, in square feet with one decimal. */
export interface DoorEntry {
  readonly glazingArea: number;
  readonly opaqueArea: number;
  readonly enterAs: 'door' | 'glazing';
}

const squareInches = 144;

/**
 * Returns whether the whole door counts as glazing (P4).
 * @param glassPercent share of glass in the door's area
 */
export function doorIsGlazing(glassPercent: number, ratedLabel = false): boolean {
  return ratedLabel || exact(glassPercent) > policy.walls.doorGlazingPercent;
}

/**
 * Returns the areas to enter for a door. For a mostly solid door, the glass and an imaginary frame around it count as
 * glazing, and the rest is opaque. A door that is mostly glass or has a label is entirely glazing.
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
