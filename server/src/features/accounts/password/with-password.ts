import { APIError } from 'better-auth/api';
import type { TryCounter, TryKey } from '../../../platform/limits/try-counter.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { type AccountWork, asAccount, type DoAccountWork } from '../engine/account-work.ts';

/** Whoever has a stolen token must not guess the password by it; logging in is not held up. */
const limit = { free: 5, firstWait: 10 };

/** Does something in the caller's name that asks for the password (or a code) once more. */
export type WithPassword = <Result>(
  caller: Caller,
  field: 'password' | 'code',
  call: (inWork: AccountWork, headers: Record<string, string>) => Promise<Result>,
) => Promise<Result>;

/**
 * Rejects with RpcFault -32602 on `field` where the engine does not take the password or code, and with
 * TooManyTriesError after some of them.
 */
export function withPassword(work: DoAccountWork, counter: TryCounter): WithPassword {
  return async (caller, field, call) => {
    const key: TryKey = ['self', caller.accountId];
    await counter.count(key, limit);
    try {
      const result = await work((inWork) =>
        asAccount(inWork, caller.accountId, (headers) => call(inWork, headers)),
      );
      await counter.forget(key);
      return result;
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      throw invalidParams([{ path: field, message: `The ${field} is incorrect` }]);
    }
  };
}
