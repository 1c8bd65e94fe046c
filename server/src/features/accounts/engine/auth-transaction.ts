import { availableParallelism } from 'node:os';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { PasswordHasher } from './password-hash.ts';
import { type SecretBox, secretBox } from './secret-box.ts';
import type { SiteSecrets } from './site-secrets.ts';

/** A transaction with the tools to encrypt second factors and hash passwords. */
export interface AuthTransaction {
  readonly transaction: Transaction;
  readonly box: SecretBox;
  readonly passwords: PasswordHasher;
}

export type RunAuthTransaction = <Result>(job: (work: AuthTransaction) => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs each job in a new transaction. Limits concurrent jobs, because a password hash takes a
 * processor core and 32 MB for about a tenth of a second, and each job holds a database connection.
 */
export function authTransactions(
  database: Database,
  secrets: SiteSecrets,
  passwords = new PasswordHasher(),
): RunAuthTransaction {
  const limiter = new ConcurrencyLimiter(Math.min(4, availableParallelism() + 1), 100);
  const box = secretBox(secrets);
  return (job) =>
    limiter.run(() => database.transaction(async (transaction) => job({ transaction, box, passwords })));
}
