import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** The database has migrations that differ from those of this version. Nothing was changed in it. */
export class UnknownMigrationsError extends Error {
  override readonly name = 'UnknownMigrationsError';
}

/** A newer release has migrated the database. Nothing was changed in it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Checks that the migrations applied to the database are the first ones of the folder.
 * @throws UnknownMigrationsError; NewerDatabaseError for a database that has more
 */
export async function checkMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [table]);
  if (!found[0].exists) return;
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table} order by created_at`);
  const files = readMigrationFiles({ migrationsFolder });
  if (files.some(({ hash }, position) => rows[position] && rows[position].hash !== hash))
    throw new UnknownMigrationsError('The database has migrations that this version does not know');
  if (rows.length > files.length)
    throw new NewerDatabaseError(`The database has ${rows.length} migrations, this release ${files.length}`);
}
