import type { Boundary } from './boundary.ts';
import type { Orientation } from './orientation.ts';

/** An opening with its values as typed. */
export interface TypedOpening {
  readonly kind: 'window' | 'glass-door' | 'door';
  readonly width: string;
  readonly height: string;
  readonly count: string;
}

/** A wall in an edge table with its direction and length as typed. */
export interface TypedWall {
  /** Degrees clockwise from the top of the page. */
  readonly bearing: string;
  readonly length: string;
  /** Defaults to 'exterior'. */
  readonly boundary?: Boundary;
  /** Orientation that overrides the one derived from the wall's direction. */
  readonly orientation?: Orientation;
  readonly openings?: readonly TypedOpening[];
}

/**
 * An outline's edge table as typed, which keeps text that is not a number yet. The points are derived from the table.
 */
export interface TypedOutline {
  /** Feet to the right from the story's first corner to this outline's first corner, negative to the left. */
  readonly right: string;
  /** Feet down, negative upward. */
  readonly down: string;
  readonly walls: readonly TypedWall[];
}

/** A story's values as typed. */
export interface TypedStory {
  readonly name: string;
  readonly plateHeight: string;
}
