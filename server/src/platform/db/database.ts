import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { requestLimits, type TimeLimits } from './time-limits.ts';

/** The site's database; `$client` is its connection pool. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** The database within a transaction: what it writes is there in one commit, or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database that is connected and up to date. */
export type OpenDatabase = Database & {
  /** The same database on connections of its own, for work that may take long and that nobody waits for. */
  readonly background: Database;
  /** Whether the database answers, on a connection that visitors do not use; known within seconds. Never rejects. */
  answers(): Promise<boolean>;
  /** For what opens its own connections (change feed). Holds a password: never log it. */
  readonly connectionString: string;
  /** Settles when a database server that this process started has ended for good; never for one that it did not start. */
  readonly ended: Promise<void>;
  /** Ends the connections, and the database server where this process started it. */
  close(): Promise<void>;
};

interface ConnectionOptions {
  readonly limits?: TimeLimits;
  /** Most connections at a time. */
  readonly max?: number;
}

/** A pool on the database, with the time limits of what visitors wait for. Connections are made when they are needed. */
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
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {});
  return Object.assign(drizzle({ client: pool }), { transaction: transactionsOf(pool) });
}

/**
 * Transactions on connections of `pool`. Drizzle's own lose a connection of the pool for good where BEGIN fails, and give
 * back one that still waits for an answer where ROLLBACK fails; here one that saw a failure is not used again.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    // While it is in use the pool does not listen, and the query in flight is told.
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
