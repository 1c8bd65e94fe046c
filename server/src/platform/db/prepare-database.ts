import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { checkMigrations, recordRequirement } from './check-migrations.ts';
import { migrationLimits } from './time-limits.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Arbitrary, but different from every other lock in this database. */
const lockKey = 24_062_026;

/** Returns the hashes of this release's migrations, in order. */
export function releaseMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Adds data to the database after the migrations, on every start. */
export type FillDatabase = (connection: NodePgDatabase) => Promise<void>;

/**
 * Migrates the schema and fills the database, one process at a time. Only connecting has a time limit.
 * @throws UnknownMigrationsError or NewerDatabaseError before anything is changed
 */
export async function prepareDatabase(connectionString: string, fill: FillDatabase): Promise<void> {
  const client = new pg.Client({
    connectionString,
    ...migrationLimits,
    application_name: 'title24-migration',
  });
  // Does nothing, because the pending query reports the error if the connection breaks. Without a listener, the error
  // would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Closing the connection releases the lock.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await checkMigrations(client, migrationsFolder);
    const connection = drizzle({ client });
    await migrate(connection, { migrationsFolder });
    await recordRequirement(client, migrationsFolder);
    await fill(connection);
  } finally {
    await client.end();
  }
}
