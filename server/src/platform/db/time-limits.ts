import type { PoolConfig } from 'pg';

/** In milliseconds. An absent member sets no limit. */
export type TimeLimits = Pick<
  PoolConfig,
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'query_timeout'
>;

/**
 * For work that a visitor waits for. PostgreSQL cancels slow statements. A little later, the site gives up on
 * a PostgreSQL server that does not respond.
 */
export const requestLimits = {
  /** Limit for opening a connection or getting one from the pool. */
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 8000,
  query_timeout: 10_000,
  /** Maximum time between two statements of a transaction, so that a process that hangs does not keep its locks. */
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies TimeLimits;

/**
 * For requests through a pooler, whose shared connections get their statement limits from the pooler
 * (docs/operations.md, 'A pooler').
 */
export const pooledLimits = {
  connectionTimeoutMillis: requestLimits.connectionTimeoutMillis,
  query_timeout: requestLimits.query_timeout,
} as const satisfies TimeLimits;

/** For background work, such as jobs and the removal of old data. */
export const backgroundLimits = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 120_000,
  query_timeout: 150_000,
  idle_in_transaction_session_timeout: 120_000,
} as const satisfies TimeLimits;

/** For testing whether the database answers. */
export const probeLimits = {
  connectionTimeoutMillis: 2000,
  query_timeout: 2000,
} as const satisfies TimeLimits;

/** For migrations and seeds, which have no time limit after the connection is open. */
export const migrationLimits = { connectionTimeoutMillis: 10_000 } as const satisfies TimeLimits;
