import type { Boundary } from './boundary.ts';
import type { Orientation } from './orientation.ts';

/** An opening as it was typed. */
export interface TypedOpening {
  readonly kind: 'window' | 'glass-door' | 'door';
  readonly width: string;
  readonly height: string;
  readonly count: string;
}

/** A wall of an edge table as it was typed: where one walks along it, and how far. */
export interface TypedWall {
  /** Degrees clockwise from the top of the page. */
  readonly bearing: string;
  readonly length: string;
  /** 'exterior' if it is not given. */
  readonly boundary?: Boundary;
  /** In place of the one that follows from the direction of the wall. */
  readonly orientation?: Orientation;
  readonly openings?: readonly TypedOpening[];
}

/**
 * The edge table of an outline as it was typed, so that nothing typed is lost before it is a number. Its points are drawn
 * from it.
 */
export interface TypedOutline {
  /** From the story's first corner to the first corner of this outline: feet, to the left with a minus. */
  readonly right: string;
  /** Feet, up with a minus. */
  readonly down: string;
  readonly walls: readonly TypedWall[];
}

/** What was typed about a story. */
export interface TypedStory {
  readonly name: string;
  readonly plateHeight: string;
}
