import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { stepDataOf, testDriveName, withStepData } from '@title24/shared-domain/projects';
import type { OpenProject, ProjectStore, SaveResult } from '../store/project-store.ts';
import { type Draft, loadDraft, updateDraft } from './draft.ts';

/** A draft as the pages of a project open it. */
function openDraft({ data, stepStamps, lastUpdate }: Draft): OpenProject {
  return {
    key: testDriveName,
    owner: null,
    data,
    state: 'in-progress',
    stepStamps,
    lastUpdate,
    files: [],
    stored: null,
  };
}

/** The test drive, in this browser: no step of it goes to the server (D1j). */
export const testDriveStore: ProjectStore = {
  async load() {
    const draft = await loadDraft();
    if (draft) return openDraft(draft);
    throw new RpcError('There is no test drive in this browser.', rpcErrorCodes.notFound);
  },
  async saveStep(step, data, stamp) {
    let result: SaveResult | null = null;
    await updateDraft((draft) => {
      const stored = draft.stepStamps[step];
      if (stored !== stamp) {
        const current = {
          stamp: stored,
          lastUpdate: draft.lastUpdate ?? '',
          data: stepDataOf(draft.data, step),
        };
        result = { outcome: 'conflict', current };
        return null;
      }
      const saved = { stamp: stamp + 1, lastUpdate: new Date().toISOString() };
      result = { outcome: 'saved', saved };
      return {
        data: withStepData(draft.data, step, data),
        stepStamps: { ...draft.stepStamps, [step]: saved.stamp },
        lastUpdate: saved.lastUpdate,
      };
    });
    if (result === null) throw new Error('A draft was saved without a result');
    return result;
  },
};
