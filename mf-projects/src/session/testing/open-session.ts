import type { UnsentStep } from '@title24/remote-kit/browser';
import {
  documentOfSteps,
  type ProjectData,
  type TakeoffEntry,
  withTyped,
} from '@title24/shared-domain/projects';
import type { OpenProject, SaveResult } from '../../store/project-store.ts';
import type { SaveUnit, UnitData } from '../../store/save-unit.ts';
import { ProjectSession } from '../project-session.ts';
import { quietMs } from '../save-schedule.ts';
import type { StoredElsewhere } from '../tab-link.ts';

const stamps = {
  project: 1,
  location: 0,
  building: 0,
  walls: 0,
  'floors-roofs': 0,
  glazing: 0,
  mechanical: 0,
  documents: 0,
};
const data: ProjectData = { ...documentOfSteps([]), kind: 'new', project: { name: 'Hill house' } };
export const project: OpenProject = {
  key: 'P100001',
  owner: 'ana',
  data,
  takeoff: null,
  state: 'in-progress',
  stepStamps: stamps,
  takeoffStamp: 0,
  lastUpdate: '2026-11-20T22:31:00.000Z',
  files: [],
  stored: null,
};

export interface Save {
  readonly unit: SaveUnit;
  readonly data: UnitData;
  readonly stamp: number;
  answer(result: SaveResult): void;
  fail(error: unknown): void;
}

/**
 * Opens a project session whose saves stay pending until the test answers them.
 * @param left - unsent changes of earlier visits
 */
export function openSession({
  left = [] as UnsentStep[],
  openTabs = null as ReadonlySet<string> | null,
} = {}) {
  const saves: Save[] = [];
  let load = async () => project;
  let others = 0;
  const told: StoredElsewhere[] = [];
  const kept = new Map<string, UnsentStep>(left.map((step) => [`${step.step} ${step.tab}`, step]));
  let fromElsewhere: (stored: StoredElsewhere) => void = () => undefined;
  const session = new ProjectSession(project, {
    store: {
      load: () => load(),
      save: (unit, sent, stamp) =>
        new Promise((answer, fail) => saves.push({ unit, data: sent, stamp, answer, fail })),
    },
    kept: {
      keep: async (step) => {
        try {
          kept.set(`${step.step} ${step.tab}`, step);
          return true;
        } catch {
          return false;
        }
      },
      drop: async ({ step, tab }) => void kept.delete(`${step} ${tab}`),
      ofProject: async () => [...kept.values()],
      projects: async () => [],
      clear: async () => kept.clear(),
    },
    onOtherAccount: () => {
      others += 1;
    },
    linkTabs: (_, onStored) => {
      fromElsewhere = onStored;
      return {
        id: 'here',
        tell: (stored) => told.push(stored),
        openTabs: async () => openTabs,
        close: () => undefined,
      };
    },
  });
  return {
    session,
    saves,
    told,
    kept,
    elsewhere: (stored: StoredElsewhere) => fromElsewhere(stored),
    /** Sets the function that answers every load from now on. */
    loads: (next: () => Promise<OpenProject>) => {
      load = next;
    },
    /** Returns how often the session reported a login with a different account. */
    others: () => others,
  };
}

export const type = (session: ProjectSession, address: string, text: string) =>
  session.change((before) => withTyped(before, address, text, 2026));
export const saved = (stamp: number): SaveResult => ({
  outcome: 'saved',
  saved: { stamp, lastUpdate: '2026-11-20T22:32:00.000Z' },
});
export const rest = () => jest.advanceTimersByTimeAsync(quietMs);

export const plan = (plateHeight: number): TakeoffEntry => ({
  version: 1,
  stories: [{ name: 'Story 1', plateHeight, polygons: [] }],
});
