import type { PoolConfig } from 'pg';

/** How long work in the database may take, in milliseconds. Where a limit is missing there is none. */
export type TimeLimits = Pick<
  PoolConfig,
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'query_timeout'
>;

/**
 * For everything that a visitor waits for. PostgreSQL itself ends what is slow; the client ends, a little later, what a
 * server that hangs or cannot be reached never answers.
 */
export const requestLimits = {
  /** Waits for a connection: a new one, or one of the pool that is free. */
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 8000,
  query_timeout: 10_000,
  /** Between two statements of a transaction: its locks are let go when the process that holds them hangs. */
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies TimeLimits;

/** For work that nobody waits for: the job queue and its upkeep, the removal of what is over. */
export const backgroundLimits = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 120_000,
  query_timeout: 150_000,
  idle_in_transaction_session_timeout: 120_000,
} as const satisfies TimeLimits;

/** For the question whether the database answers at all. */
export const probeLimits = {
  connectionTimeoutMillis: 2000,
  query_timeout: 2000,
} as const satisfies TimeLimits;

/** For migrations and seeds, which take as long as they take; only a server that does not answer is not waited for. */
export const migrationLimits = { connectionTimeoutMillis: 10_000 } as const satisfies TimeLimits;
