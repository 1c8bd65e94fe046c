import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationLimits } from './time-limits.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nothing else in this database uses. */
const lockKey = 24_062_026;

/** What a database of the site holds beside what the migrations make. Runs at every start, after them. */
export type FillDatabase = (connection: NodePgDatabase) => Promise<void>;

/**
 * Brings the schema up to date and has the database filled, on a connection without time limits. Processes that start at
 * the same time do it one after the other.
 */
export async function prepareDatabase(connectionString: string, fill: FillDatabase): Promise<void> {
  const client = new pg.Client({
    connectionString,
    ...migrationLimits,
    application_name: 'title24-migration',
  });
  // A connection that breaks makes the query in flight fail, which says so.
  client.on('error', () => {});
  await client.connect();
  try {
    // Ends with the connection.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const connection = drizzle({ client });
    await migrate(connection, { migrationsFolder });
    await fill(connection);
  } finally {
    await client.end();
  }
}
