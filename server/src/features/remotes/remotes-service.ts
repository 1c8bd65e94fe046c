import type { AcceptedChange, PartFailure, PreviewLink, RegistryChange } from '@title24/shared-domain';
import type { remotes } from '@title24/shared-domain/rpc/server';
import type { ChangeJobs } from '../../platform/composition/registry/service/change-jobs.ts';
import { RegistryProblem } from '../../platform/composition/registry/service/registry-problem.ts';
import type { RegistryService } from '../../platform/composition/registry/service/registry-service.ts';
import type { RegistryActor } from '../../platform/composition/registry/tokens/registry-actor.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { conflict, invalidParams, notFound } from '../../platform/rpc/protocol/rpc-fault.ts';

export interface RemotesDependencies {
  readonly registry: RegistryService;
  readonly changes: ChangeJobs;
  /** Returns the most recent failures of a remote in browsers, latest first. */
  readonly failures: (name: string) => Promise<PartFailure[]>;
  /**
   * Returns a link to the preview of a version.
   * @throws RegistryProblem if the preview is not allowed or not possible
   */
  readonly preview: (actor: RegistryActor, name: string, version: string) => Promise<PreviewLink>;
}

/** Creates the service for staff actions on the registry, POST /rpc/2.0/remotes. */
export function remotesService({
  registry,
  changes,
  failures,
  preview,
}: RemotesDependencies): MemberHandlersOf<typeof remotes> {
  return {
    list: () => registry.remotes(),
    history: ({ name }) => withRpcErrors(registry.history(name)),
    failures: ({ name }) => failures(name),
    preview: ({ name, version }, caller) => withRpcErrors(preview(staff(caller), name, version)),
    release: ({ name, version, reason: given }, caller) => {
      const wanted = { name, from: null, to: version, reason: given.trim() };
      return withRpcErrors(changes.accept({ ...wanted, actor: staff(caller), action: 'release' }));
    },
    rollback: ({ name, from, to, reason: given }, caller) => {
      const [actor, reason] = [staff(caller), given.trim()];
      return withRpcErrors<RegistryChange | AcceptedChange>(
        to
          ? changes.accept({ actor, action: 'rollback', name, from, to, reason })
          : registry.rollBack(actor, name, { from, reason }),
      );
    },
    outcome: ({ id }, caller) => withRpcErrors(changes.outcome(staff(caller), id)),
    withdraw: ({ name, reason }, caller) =>
      withRpcErrors(registry.withdraw(staff(caller), name, reason.trim())),
  };
}

/** Returns the actor for a caller. The caller's permission has already been checked. */
function staff({ accountId, accountName }: Caller): RegistryActor {
  return { accountId, accountName, scope: null };
}

/** Converts the registry's refusals to RPC errors. */
async function withRpcErrors<Result>(acting: Promise<Result>): Promise<Result> {
  try {
    return await acting;
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    const message = `${error.message} ${error.remedy}`;
    if (error.code === 'notFound') throw notFound(message);
    if (error.code === 'notPossible' || error.code === 'interrupted') throw conflict(message, null);
    const problems = error.details.map((detail) => `${detail.message} ${detail.remedy ?? ''}`.trim());
    throw invalidParams(
      (problems.length > 0 ? problems : [message]).map((each) => ({ path: '', message: each })),
    );
  }
}
