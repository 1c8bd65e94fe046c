import type { Scale, TracedStory } from '../takeoff/index.ts';
import type { Part } from './project-kind.ts';

/**
 * A traced plan's file. Instead of the file's content, its hash is stored, to recognize the file when it is
 * opened again (D5).
 */
export interface TracedPlan {
  /** In lowercase hexadecimal. */
  readonly sha256: string;
  /** Starts at 1. */
  readonly page: number;
  /** Width and height are in the units of the traced points. */
  readonly width: number;
  readonly height: number;
}

/** A stored story with the page it was traced on. */
export interface TracedStoryEntry extends TracedStory {
  /** Defaults to the plan's part of the house. */
  readonly part?: Part;
  /** Defaults to the plan's page. */
  readonly page?: Pick<TracedPlan, 'page' | 'width' | 'height'>;
}

/** A project's stored plan, possibly incomplete. Bearings are degrees clockwise from the top of the page. */
export interface TakeoffEntry {
  readonly version: 1;
  /** Part of the house. Defaults to the project's first part other than the existing house, or else to 'existing'. */
  readonly part?: Part;
  readonly plan?: TracedPlan;
  readonly scale?: Scale;
  /** A second known length, which shows whether the plan is stretched. */
  readonly check?: Scale;
  readonly frontBearing?: number;
  readonly northBearing?: number;
  readonly stories: readonly TracedStoryEntry[];
}
