import type { remotes } from '@title24/remote-kit/rpc/server';
import type { RegistryChange } from '@title24/shared-domain';
import { RegistryProblem } from '../../platform/composition/registry/service/registry-problem.ts';
import type { RegistryService } from '../../platform/composition/registry/service/registry-service.ts';
import type { RegistryActor } from '../../platform/composition/registry/tokens/registry-actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { conflict, invalidParams, notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import type { ActsUnderWay } from './acts-under-way.ts';
import { madeChange, type WantedChange } from './made-change.ts';

interface Dependencies {
  readonly registry: RegistryService;
  readonly acts: ActsUnderWay;
  readonly database: Database;
}

/** POST /rpc/2.0/remotes: the registry for staff. */
export function remotesService({ registry, acts, database }: Dependencies): MemberHandlersOf<typeof remotes> {
  const act = (
    caller: Caller,
    wanted: WantedChange,
    start: (actor: RegistryActor) => Promise<RegistryChange>,
  ): Promise<RegistryChange> =>
    told(
      acts.run(JSON.stringify([caller.accountId, wanted]), {
        start: () => start(staff(caller)),
        made: () => madeChange(database, caller.accountId, wanted),
      }),
    );
  return {
    list: () => registry.remotes(),
    history: ({ name }) => told(registry.history(name)),
    release: ({ name, version, reason: given }, caller) => {
      const reason = given.trim();
      const wanted = { action: 'remotes.release', name, from: null, to: version, reason } as const;
      return act(caller, wanted, (actor) => registry.release(actor, name, version, reason));
    },
    rollback: ({ name, from, to = null, reason: given }, caller) => {
      const reason = given.trim();
      const wanted = { action: 'remotes.rollback', name, from, to, reason } as const;
      return act(caller, wanted, (actor) => registry.rollBack(actor, name, { from, to, reason }));
    },
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
