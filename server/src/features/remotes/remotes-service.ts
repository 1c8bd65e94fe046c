import type { remotes } from '@title24/remote-kit/rpc/server';
import type { RegistryChange } from '@title24/shared-domain';
import { RegistryProblem } from '../../platform/composition/registry/service/registry-problem.ts';
import type { RegistryService } from '../../platform/composition/registry/service/registry-service.ts';
import type { RegistryActor } from '../../platform/composition/registry/tokens/registry-actor.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { conflict, invalidParams, notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { ActsUnderWay } from './acts-under-way.ts';

/** POST /rpc/2.0/remotes: the registry for staff. */
export function remotesService(
  registry: RegistryService,
  acts = new ActsUnderWay(),
): MemberHandlersOf<typeof remotes> {
  const act = (
    caller: Caller,
    what: object,
    start: (actor: RegistryActor) => Promise<RegistryChange>,
  ): Promise<RegistryChange> =>
    told(acts.run(JSON.stringify([caller.accountId, what]), () => start(staff(caller))));
  return {
    list: () => registry.remotes(),
    history: ({ name }) => told(registry.history(name)),
    release: ({ name, version, reason }, caller) =>
      act(caller, { release: name, version, reason }, (actor) =>
        registry.release(actor, name, version, reason.trim()),
      ),
    rollback: ({ name, from, to, reason }, caller) =>
      act(caller, { rollback: name, from, to, reason }, (actor) =>
        registry.rollBack(actor, name, { from, to: to ?? null, reason: reason.trim() }),
      ),
    withdraw: ({ name, reason }, caller) => told(registry.withdraw(staff(caller), name, reason.trim())),
  };
}

/** The contract has checked the caller's permissions, which apply to every part. */
function staff({ accountId, accountName }: Caller): RegistryActor {
  return { accountId, accountName, scope: null };
}

/** Converts the registry's refusals to RPC errors. */
async function told<Result>(acting: Promise<Result>): Promise<Result> {
  try {
    return await acting;
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    const message = `${error.message} ${error.remedy}`;
    if (error.code === 'notFound') throw notFound(message);
    if (error.code === 'notPossible') throw conflict(message, null);
    const problems = error.details.map((detail) => `${detail.message} ${detail.remedy ?? ''}`.trim());
    throw invalidParams(
      (problems.length > 0 ? problems : [message]).map((each) => ({ path: '', message: each })),
    );
  }
}
