import type { Boundary } from './boundary.ts';
import type { Orientation } from './orientation.ts';

/** An opening, as the user typed it. */
export interface TypedOpening {
  readonly kind: 'window' | 'glass-door' | 'door';
  readonly width: string;
  readonly height: string;
  readonly count: string;
}

/** A wall of an edge table, as the user typed it. */
export interface TypedWall {
  /** Degrees clockwise from the top of the page. */
  readonly bearing: string;
  readonly length: string;
  /** Defaults to 'exterior'. */
  readonly boundary?: Boundary;
  /** Replaces the orientation derived from the wall's direction. */
  readonly orientation?: Orientation;
  readonly openings?: readonly TypedOpening[];
}

/**
 * An edge table, as the user typed it. Its texts might not be numbers. The outline's points are derived from the table.
 */
export interface TypedOutline {
  /** Feet from the story's first corner to this outline's first corner, to the right; negative to the left. */
  readonly right: string;
  /** Feet downward between the same corners; negative upward. */
  readonly down: string;
  readonly walls: readonly TypedWall[];
}

/** A story, as the user typed it. */
export interface TypedStory {
  readonly name: string;
  readonly plateHeight: string;
}
