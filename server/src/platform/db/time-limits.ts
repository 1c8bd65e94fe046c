import type { PoolConfig } from 'pg';

/** How long database work may take, in milliseconds. A missing limit means no limit. */
export type TimeLimits = Pick<
  PoolConfig,
  | 'connectionTimeoutMillis'
  | 'statement_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'query_timeout'
>;

/**
 * Limits for everything that a visitor waits for. PostgreSQL itself cancels slow statements; the client, a little
 * later, gives up on a server that hangs or is unreachable.
 */
export const requestLimits = {
  /** Limit for getting a connection: a new one, or a free one from the pool. */
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 8000,
  query_timeout: 10_000,
  /**
   * Limit between two statements of a transaction, so that its locks are released if the process that holds them
   * hangs.
   */
  idle_in_transaction_session_timeout: 15_000,
} as const satisfies TimeLimits;

/**
 * Limits for requests through a pooler. Its connections are shared, so the pooler itself sets the limits for
 * statements (docs/operations.md, 'A pooler').
 */
export const pooledLimits = {
  connectionTimeoutMillis: requestLimits.connectionTimeoutMillis,
  query_timeout: requestLimits.query_timeout,
} as const satisfies TimeLimits;

/** Limits for background work: the job queue and its maintenance, and the removal of old data. */
export const backgroundLimits = {
  connectionTimeoutMillis: 30_000,
  lock_timeout: 30_000,
  statement_timeout: 120_000,
  query_timeout: 150_000,
  idle_in_transaction_session_timeout: 120_000,
} as const satisfies TimeLimits;

/** Limits for checking whether the database answers at all. */
export const probeLimits = {
  connectionTimeoutMillis: 2000,
  query_timeout: 2000,
} as const satisfies TimeLimits;

/** Limits for migrations and seeds, which may take any time; only connecting is limited. */
export const migrationLimits = { connectionTimeoutMillis: 10_000 } as const satisfies TimeLimits;
