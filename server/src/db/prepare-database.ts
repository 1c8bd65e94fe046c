import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { prepareSearchIndex } from './search-index.ts';
import { seed } from './seeds/seed.ts';
import { migrationLimits } from './time-limits.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nothing else in this database uses. */
const lockKey = 24_062_026;

/**
 * Brings the schema up to date and fills empty tables with the seeds, on a connection without time limits. Processes
 * that start at the same time do it one after the other.
 */
export async function prepareDatabase(connectionString: string): Promise<void> {
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
    const connection = drizzle({ client, schema });
    await migrate(connection, { migrationsFolder });
    await prepareSearchIndex(connection);
    await seed(connection);
  } finally {
    await client.end();
  }
}
