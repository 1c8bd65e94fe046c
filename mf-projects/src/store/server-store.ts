import { isRpcError, type RpcClient, rpcErrorCodes } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import type {
  SavedStep,
  StepConflict,
  StoredProject,
  TakeoffConflict,
} from '@title24/shared-domain/projects';
import type { OpenProject, ProjectStore } from './project-store.ts';
import type { SaveUnit, StoredUnit, UnitData } from './save-unit.ts';

/** Converts a project from the server for project pages. */
export function openStored(stored: StoredProject): OpenProject {
  const { number, owner, data, takeoff, state, stepStamps, takeoffStamp, lastUpdate, files } = stored;
  return { key: number, owner, data, takeoff, state, stepStamps, takeoffStamp, lastUpdate, files, stored };
}

/** Returns a store for a project in the user's account. */
export function serverStore({ call }: Pick<RpcClient, 'call'>, number: string): ProjectStore {
  function send(unit: SaveUnit, { takeoff, ...data }: UnitData, stamp: number): Promise<SavedStep> {
    if (unit !== 'takeoff') return call(projects.saveStep, { number, step: unit, data, stamp });
    if (!takeoff) throw new Error('There is no plan to save');
    return call(projects.saveTakeoff, { number, takeoff, stamp });
  }
  return {
    load: async () => openStored(await call(projects.load, { number })),
    async save(unit, data, stamp) {
      try {
        return { outcome: 'saved', saved: await send(unit, data, stamp) };
      } catch (error) {
        const current = conflictOf(error);
        if (current) return { outcome: 'conflict', current };
        throw error;
      }
    },
  };
}

function conflictOf(error: unknown): StoredUnit | null {
  if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) return null;
  const { current } = (error.data ?? {}) as { readonly current?: StepConflict | TakeoffConflict };
  if (!current) return null;
  if ('data' in current) return current;
  const { takeoff, ...stored } = current;
  return { ...stored, data: { takeoff } };
}
