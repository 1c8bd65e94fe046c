import type { ProjectStep } from '@title24/shared-domain/projects';

/**
 * Estimated minutes per step for a user who has the plans ready. Assumes half a minute per question and a
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

/** Estimated minutes to trace a single-story plan, which fills in the forms. */
export const takeoffMinutes = 10;
