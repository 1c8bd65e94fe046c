import { counted } from '@title24/shared-domain';
import { planFeetPerUnit, type TakeoffEntry } from '@title24/shared-domain/projects';
import {
  edgeLength,
  edgesOf,
  roundHalfUp,
  shownLength,
  type TracedStory,
} from '@title24/shared-domain/takeoff';
import type { SaveUnit, UnitData } from '../store/save-unit.ts';
import { mergeSteps, type OpenQuestion, planAddress } from './merge-steps.ts';
import { isSame } from './same-data.ts';

/** Versions of a unit that was changed in this window ("mine") and in another window ("theirs"). */
export interface UnitVersions {
  readonly unit: SaveUnit;
  /** Version before both changes. */
  readonly base: UnitData;
  readonly mine: UnitData;
  readonly theirs: UnitData;
}

export interface MergedUnit {
  readonly data: UnitData;
  readonly questions: readonly OpenQuestion[];
}

/**
 * Merges two versions of a unit. A step is merged field by field, and a plan as a whole.
 * @param choices - chosen versions by path, as for `mergeSteps`
 */
export function mergeUnits(
  { unit, ...versions }: UnitVersions,
  choices: ReadonlyMap<string, 'mine' | 'theirs'> = new Map(),
): MergedUnit {
  if (unit !== 'takeoff') return mergeSteps({ step: unit, ...versions }, choices);
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, mine)) return { data: theirs, questions: [] };
  if (isSame(base, theirs)) return { data: mine, questions: [] };
  return {
    data: choices.get(planAddress) === 'theirs' ? theirs : mine,
    questions: [{ address: planAddress, mine: planInWords(mine), theirs: planInWords(theirs) }],
  };
}

function planInWords({ takeoff }: UnitData): string {
  const plan: TakeoffEntry = { version: 1, stories: [], ...takeoff };
  return plan.stories.map((story) => storyInWords(story, planFeetPerUnit(plan, story))).join('; ');
}

/** @param feet - feet per page unit */
function storyInWords({ name, polygons }: TracedStory, feet: number): string {
  const count = polygons.reduce((walls, { typed, points }) => walls + (typed?.walls ?? points).length, 0);
  const lengths = polygons.flatMap(
    ({ typed, points }) =>
      typed?.walls.map(({ length }) => shownLength(length) || 'no length') ??
      edgesOf(points).map((edge) => String(roundHalfUp(edgeLength(edge) * feet, 1))),
  );
  return `${name} with ${counted(count, 'wall')}${lengths.length > 0 ? ` (${lengths.join(', ')})` : ''}`;
}
