import type { ProjectStep } from '@title24/shared-domain/projects';

/** Minutes that a step takes with the plans at hand: half a minute for each question of a house of one story. */
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

/** Minutes to trace a plan of one story and to fill the forms from it. */
export const takeoffMinutes = 10;
