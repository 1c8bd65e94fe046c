import type { Scale, TracedStory } from '../takeoff/index.ts';
import type { Part } from './project-kind.ts';

/** The traced plan: not its content, but enough to recognize the file (D5). */
export interface TracedPlan {
  /** SHA-256 of the file, in lower-case hexadecimal. */
  readonly sha256: string;
  /** Page number, from 1. */
  readonly page: number;
  /** Size of the page, in the units of its points. */
  readonly width: number;
  readonly height: number;
}

/** A story as it is stored, with the page that it is traced on. */
export interface TracedStoryEntry extends TracedStory {
  /** The part of the house that the story belongs to; absent for the plan's own part. */
  readonly part?: Part;
  /** Absent for the plan's own page. */
  readonly page?: Pick<TracedPlan, 'page' | 'width' | 'height'>;
}

/**
 * A traced plan as stored with a project, complete or only begun. Bearings are degrees clockwise from the page's top.
 */
export interface TakeoffEntry {
  readonly version: 1;
  /** The part of the house that its stories show; absent for the first part that the kind of project builds. */
  readonly part?: Part;
  readonly plan?: TracedPlan;
  readonly scale?: Scale;
  /** A second known length, which shows whether the plan is stretched. */
  readonly check?: Scale;
  readonly frontBearing?: number;
  readonly northBearing?: number;
  readonly stories: readonly TracedStoryEntry[];
}
