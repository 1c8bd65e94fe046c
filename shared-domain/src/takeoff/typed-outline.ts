import type { Boundary } from './boundary.ts';
import type { Orientation } from './orientation.ts';

/** An opening as typed. */
export interface TypedOpening {
  readonly kind: 'window' | 'glass-door' | 'door';
  readonly width: string;
  readonly height: string;
  readonly count: string;
}

/** A wall of an edge table as typed: its direction and length. */
export interface TypedWall {
  /** Degrees clockwise from the top of the page. */
  readonly bearing: string;
  readonly length: string;
  /** Default 'exterior'. */
  readonly boundary?: Boundary;
  /** Overrides the orientation that follows from the direction of the wall. */
  readonly orientation?: Orientation;
  readonly openings?: readonly TypedOpening[];
}

/**
 * The edge table of an outline as typed, so that text that is not a number yet is not lost. The points are derived from
 * it.
 */
export interface TypedOutline {
  /** From the story's first corner to the first corner of this outline: feet, negative to the left. */
  readonly right: string;
  /** Feet, negative upward. */
  readonly down: string;
  readonly walls: readonly TypedWall[];
}

/** The typed values of a story. */
export interface TypedStory {
  readonly name: string;
  readonly plateHeight: string;
}
