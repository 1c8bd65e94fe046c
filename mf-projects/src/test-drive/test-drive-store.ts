import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { testDriveName } from '@title24/shared-domain/projects';
import type { OpenProject, ProjectStore, SaveResult } from '../store/project-store.ts';
import { unitDataOf, withUnitData } from '../store/save-unit.ts';
import { type Draft, loadDraft, updateDraft } from './draft.ts';

/** Converts a draft for project pages. */
function openDraft({ data, stepStamps, lastUpdate, takeoff, takeoffStamp }: Draft): OpenProject {
  return {
    key: testDriveName,
    owner: null,
    data,
    takeoff,
    state: 'in-progress',
    stepStamps,
    takeoffStamp,
    lastUpdate,
    files: [],
    stored: null,
  };
}

/** Stores the test drive without sending data to the server (D1j). */
export const testDriveStore: ProjectStore = {
  async load() {
    const draft = await loadDraft();
    if (draft) return openDraft(draft);
    throw new RpcError('There is no test drive in this browser.', rpcErrorCodes.notFound);
  },
  async save(unit, data, stamp) {
    let result: SaveResult | null = null;
    await updateDraft((draft) => {
      const { stepStamps, takeoffStamp, ...edited } = openDraft(draft);
      const stored = unit === 'takeoff' ? takeoffStamp : stepStamps[unit];
      if (stored !== stamp) {
        const current = {
          stamp: stored,
          lastUpdate: draft.lastUpdate ?? '',
          data: unitDataOf(edited, unit),
        };
        result = { outcome: 'conflict', current };
        return null;
      }
      const saved = { stamp: stamp + 1, lastUpdate: new Date().toISOString() };
      result = { outcome: 'saved', saved };
      return {
        ...withUnitData(edited, unit, data),
        stepStamps: unit === 'takeoff' ? stepStamps : { ...stepStamps, [unit]: saved.stamp },
        takeoffStamp: unit === 'takeoff' ? saved.stamp : takeoffStamp,
        lastUpdate: saved.lastUpdate,
      };
    });
    if (result === null) throw new Error('A draft was saved without a result');
    return result;
  },
};
