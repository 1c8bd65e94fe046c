import type { ProjectStep } from '@title24/shared-domain/projects';

/** Estimated minutes per step for a single-story building, with the plans at hand: half a minute per question. */
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

/** Estimated minutes to trace a single-story plan. */
export const takeoffMinutes = 10;
