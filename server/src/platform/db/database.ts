import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { requestLimits, type TimeLimits } from './time-limits.ts';

/** The site's database; `$client` is its connection pool. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** The database within a transaction: its writes are committed together, or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database that is connected and up to date. */
export type OpenDatabase = Database & {
  /** The same database with its own connections, for long-running work that nobody waits for. */
  readonly background: Database;
  /** Whether the database answers, on a connection that visitors do not use; settles within seconds. Never rejects. */
  answers(): Promise<boolean>;
  /** Lets components open their own connections (change feed). Contains a password: never log it. */
  readonly connectionString: string;
  /**
   * Settles when a database server that this process started has exited and will not restart; never for any other
   * server.
   */
  readonly ended: Promise<void>;
  /** Closes the connections, and stops the database server if this process started it. */
  close(): Promise<void>;
};

interface ConnectionOptions {
  readonly limits?: TimeLimits;
  /** Maximum number of connections; 10 by default. */
  readonly max?: number | undefined;
}

/** Creates a connection pool with the time limits for visitors' requests. Connections are opened on demand. */
export function connect(
  connectionString: string,
  { limits = requestLimits, max = 10 }: ConnectionOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    ...limits,
    keepAlive: true,
    application_name: 'title24',
  });
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  pool.on('error', () => {});
  return Object.assign(drizzle({ client: pool }), { transaction: transactionsOf(pool) });
}

/**
 * Transactions on connections of `pool`. Drizzle's own leak a connection if BEGIN fails, and release a connection that
 * is still waiting for an answer if ROLLBACK fails; here a connection is not reused after a failure.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    // The pool does not listen while the connection is in use; the pending query gets the error.
    const ignore = () => {};
    client.on('error', ignore);
    let isIntact = false;
    try {
      const result = await drizzle({ client }).transaction(work, config);
      isIntact = true;
      return result;
    } finally {
      client.off('error', ignore);
      client.release(!isIntact);
    }
  };
}
