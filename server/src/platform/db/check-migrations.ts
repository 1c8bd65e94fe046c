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

/** The hashes of the migrations of a database, in order; an empty list if it has none. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [table]);
  if (!found[0].exists) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table} order by created_at`);
  return rows.map(({ hash }) => hash);
}

/**
 * Checks that the migrations applied to the database are the first ones of the folder.
 * @throws UnknownMigrationsError; NewerDatabaseError for a database that has more
 */
export async function checkMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  const applied = await appliedMigrations(client);
  const files = readMigrationFiles({ migrationsFolder });
  if (files.some(({ hash }, position) => applied[position] && applied[position] !== hash))
    throw new UnknownMigrationsError('The database has migrations that this version does not know');
  if (applied.length > files.length)
    throw new NewerDatabaseError(
      `The database has ${applied.length} migrations, this release ${files.length}`,
    );
}
