import { isRpcError, type RpcClient, rpcErrorCodes } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import type { StepConflict, StoredProject } from '@title24/shared-domain/projects';
import type { OpenProject, ProjectStore } from './project-store.ts';

/** A project as the server has it. */
export function openStored(stored: StoredProject): OpenProject {
  const { number, owner, data, state, stepStamps, lastUpdate, files } = stored;
  return { key: number, owner, data, state, stepStamps, lastUpdate, files, stored };
}

/** A project of the account, on the server. */
export function serverStore({ call }: Pick<RpcClient, 'call'>, number: string): ProjectStore {
  return {
    load: async () => openStored(await call(projects.load, { number })),
    async saveStep(step, data, stamp) {
      try {
        return { outcome: 'saved', saved: await call(projects.saveStep, { number, step, data, stamp }) };
      } catch (error) {
        const current = conflictOf(error);
        if (current) return { outcome: 'conflict', current };
        throw error;
      }
    },
  };
}

function conflictOf(error: unknown): StepConflict | null {
  if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) return null;
  const { current } = (error.data ?? {}) as { readonly current?: StepConflict };
  return current ?? null;
}
