import { availableParallelism } from 'node:os';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { engineSessions } from '../tables/accounts.table.ts';
import { type AuthEngine, createAuthEngine } from './auth-engine.ts';
import type { SiteSecrets } from './site-secrets.ts';
import { Turnstile } from './turnstile.ts';

/** A transaction with better-auth in it. */
export interface AccountWork {
  readonly transaction: Transaction;
  readonly engine: AuthEngine;
}

export type DoAccountWork = <Result>(job: (work: AccountWork) => Promise<Result>) => Promise<Result>;

/**
 * Runs jobs that hash passwords, each in a transaction. Hashing takes a core and 32 MB for a tenth of a second while the
 * job holds a database connection: so many at a time leave room for everything else.
 */
export function accountWork(database: Database, secrets: SiteSecrets): DoAccountWork {
  const turnstile = new Turnstile(Math.min(4, availableParallelism() + 1), 100);
  return (job) =>
    turnstile.run(() =>
      database.transaction(async (transaction) =>
        job({ transaction, engine: createAuthEngine(transaction, secrets) }),
      ),
    );
}

/** Calls the engine in an account's name, by a session of its own that ends with the call. */
export async function asAccount<Result>(
  { transaction, engine }: AccountWork,
  accountId: string,
  call: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const { internalAdapter } = await engine.$context;
  const session = await internalAdapter.createSession(accountId);
  const result = await call({ authorization: `Bearer ${session.token}` });
  await transaction.delete(engineSessions).where(eq(engineSessions.userId, accountId));
  return result;
}
