import type { RegistryAction } from '@title24/shared-domain';
import type { registryTokens } from '@title24/shared-domain/rpc/server';
import { siteClock } from '../../platform/clock/clock.ts';
import { daysAfter } from '../../platform/clock/days-ago.ts';
import {
  createToken,
  listTokens,
  revokeToken,
} from '../../platform/composition/registry/tokens/token-store.ts';
import type { Database } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';

/** Creates the service for the publishing tokens of teams, POST /rpc/2.0/registryTokens. */
export function registryTokensService(database: Database): MemberHandlersOf<typeof registryTokens> {
  return {
    list: () => listTokens(database),

    create: ({ label, names, paths, actions, days }, caller) =>
      database.transaction(async (transaction) => {
        const wanted = {
          label: label.trim(),
          names: [...new Set(names)],
          paths: [...new Set(paths)],
          actions: [...new Set(actions)] as RegistryAction[],
          expiresAt: daysAfter(siteClock.now(), days),
        };
        const made = await createToken(transaction, wanted, caller.accountName);
        await recordChange(transaction, caller, {
          action: 'remotes.createToken',
          subject: `token “${made.token.label}”`,
          after: made.token,
        });
        return made;
      }),

    revoke: ({ id }, caller) =>
      database.transaction(async (transaction) => {
        const token = await revokeToken(transaction, id);
        if (!token) throw notFound('There is no such token, or it has already been revoked.');
        await recordChange(transaction, caller, {
          action: 'remotes.revokeToken',
          subject: `token “${token.label}”`,
          before: token,
        });
        return token;
      }),
  };
}
