import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import * as schema from './schema/index.ts';
import { prepareSearchIndex } from './search-index.ts';
import { seed } from './seeds/seed.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nothing else in this database uses. */
const lockKey = 24_062_026;

/**
 * Brings the schema up to date and fills empty tables with the seeds. Processes that start at the same time do it one
 * after the other.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const connection = drizzle({ client, schema });
    await migrate(connection, { migrationsFolder });
    await prepareSearchIndex(connection);
    await seed(connection);
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    client.release();
  } catch (error) {
    // Its lock ends with the connection.
    client.release(true);
    throw error;
  }
}
