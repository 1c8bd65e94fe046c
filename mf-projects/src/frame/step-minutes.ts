import type { ProjectStep } from '@title24/shared-domain/projects';

/**
 * Estimated minutes for each step, for a user who has the plans at hand. Based on half a minute per question for a
 * single-story house.
 */
export const stepMinutes: Readonly<Record<ProjectStep, number>> = {
  building: 3,
  location: 2,
  walls: 5,
  'floors-roofs': 4,
  glazing: 8,
  mechanical: 5,
  documents: 1,
  project: 3,
};

/** Estimated minutes to trace a single-story plan and fill in the forms from the plan. */
export const takeoffMinutes = 10;
