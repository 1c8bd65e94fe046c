import type { AttemptCounter, AttemptKey } from '../../../platform/limits/attempt-counter.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { AuthTransaction, RunAuthTransaction } from '../engine/auth-transaction.ts';
import { isPasswordOf } from '../engine/credential.ts';

/** Limit on guesses of a password or code by a person with a stolen login token. Logins are not affected. */
const limit = { free: 5, firstWait: 10 };

/**
 * Runs `job`, which checks a secret that can be guessed. Rejects with TooManyAttemptsError, without running `job`, if
 * the caller has to wait after several failures.
 */
export type CountTries = <Result>(
  caller: Caller,
  job: (authTransaction: AuthTransaction) => Promise<Result>,
) => Promise<Result>;

/** Returns a {@link CountTries} that counts failures per account. */
export function countTries(work: RunAuthTransaction, counter: AttemptCounter): CountTries {
  return async (caller, job) => {
    const key: AttemptKey = ['self', caller.accountId];
    await counter.count(key, limit);
    const result = await work(job);
    await counter.forget(key);
    return result;
  };
}

/**
 * Runs `job` after checking the caller's password. Rejects with RpcFault -32602 on `password` if the password is wrong,
 * and with TooManyAttemptsError if the caller has to wait after several failures.
 */
export type WithPassword = <Result>(
  caller: Caller,
  password: string,
  job: (authTransaction: AuthTransaction) => Promise<Result>,
) => Promise<Result>;

/** Returns a {@link WithPassword}. @param tries - counts and limits the failures */
export function withPassword(tries: CountTries): WithPassword {
  return (caller, password, job) =>
    tries(caller, async (authTransaction) => {
      if (await isPasswordOf(authTransaction, caller.accountId, password)) return job(authTransaction);
      throw invalidParams([{ path: 'password', message: 'The password is incorrect' }]);
    });
}
