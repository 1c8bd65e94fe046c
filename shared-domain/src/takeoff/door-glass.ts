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
  /** Whether a rating label applies to the whole door. */
  readonly ratedLabel?: boolean;
}

/** Areas to enter for a door with glass, in square feet with one decimal. */
export interface DoorEntry {
  readonly glazingArea: number;
  readonly opaqueArea: number;
  readonly enterAs: 'door' | 'glazing';
}

const squareInches = 144;

/**
 * Returns whether a door counts as glazing (P4).
 * @param glassPercent - the glass area as a percentage of the door's area
 */
export function doorIsGlazing(glassPercent: number, ratedLabel = false): boolean {
  return ratedLabel || exact(glassPercent) > policy.walls.doorGlazingPercent;
}

/**
 * Returns a door's areas. A door that counts as glazing ({@link doorIsGlazing}) is all glazing. In other doors, the
 * glass and an imaginary frame around it are glazing, and the rest is opaque.
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
