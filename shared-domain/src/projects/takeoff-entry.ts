import type { Scale, TracedStory } from '../takeoff/index.ts';
import type { Part } from './project-kind.ts';

/**
 * The file of a traced plan. Its content is not stored, but its hash identifies the file if it is chosen later (D5).
 */
export interface TracedPlan {
  /** SHA-256 hash of the file in lowercase hexadecimal. */
  readonly sha256: string;
  /** Page number, starting at 1. */
  readonly page: number;
  /** Size of the page, in the same units as the points traced on it. */
  readonly width: number;
  readonly height: number;
}

/** A stored story, with the page that it was traced on. */
export interface TracedStoryEntry extends TracedStory {
  /** Part of the house that the story belongs to. Absent if the story belongs to the plan's part. */
  readonly part?: Part;
  /** Page of the story. Absent if the story is on the plan's page. */
  readonly page?: Pick<TracedPlan, 'page' | 'width' | 'height'>;
}

/**
 * A traced plan as stored with a project, which may be incomplete. Bearings are degrees clockwise from the top of the
 * page.
 */
export interface TakeoffEntry {
  readonly version: 1;
  /** Part of the house that the stories belong to. Absent if this is the first part that the project kind builds. */
  readonly part?: Part;
  readonly plan?: TracedPlan;
  readonly scale?: Scale;
  /** A second known length, which reveals a stretched plan. */
  readonly check?: Scale;
  readonly frontBearing?: number;
  readonly northBearing?: number;
  readonly stories: readonly TracedStoryEntry[];
}
