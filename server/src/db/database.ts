import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** The site's database; `$client` is its connection pool. */
export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool };

/** The database within a transaction: what it writes is there in one commit, or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database that is connected and up to date. */
export type OpenDatabase = Database & {
  /** For what opens its own connections (job queue, change feed). Holds a password: never log it. */
  readonly connectionString: string;
  /** Settles when a database server that this process started has ended; never for one that it did not start. */
  readonly ended: Promise<void>;
  /** Ends the connections, and the database server where this process started it. */
  close(): Promise<void>;
};

/** A pool on the database. Connections are made when they are needed. */
export function connect(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'title24',
  });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {});
  return drizzle({ client: pool, schema });
}
