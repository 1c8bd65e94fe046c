import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { requiredMigrations } from './contract-steps.ts';

/**
 * Thrown, before any change, if the shorter list of migrations (the database's or this release's) is not the beginning
 * of the longer list.
 */
export class UnknownMigrationsError extends Error {
  override readonly name = 'UnknownMigrationsError';
}

/** Thrown, before any change, if a newer release may have made the database unusable for this release. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

const table = 'drizzle.__drizzle_migrations';

/** Returns the hashes of the migrations applied to a database, in order. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [table]);
  if (!found[0].exists) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table} order by created_at`);
  return rows.map(({ hash }) => hash);
}

/**
 * Checks that this release can use the database: the shorter list of migrations (the database's or this release's) must
 * be the beginning of the longer list. If the database has more migrations, the additional ones must have no contract
 * comments (contract-steps.ts).
 * @throws UnknownMigrationsError if the shorter list is not the beginning of the longer list
 * @throws NewerDatabaseError if an additional migration has a contract comment, or if there are additional migrations
 * and the database does not record how many migrations a release needs
 */
export async function checkMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  const applied = await appliedMigrations(client);
  const files = readMigrationFiles({ migrationsFolder });
  if (files.some(({ hash }, position) => applied[position] && applied[position] !== hash))
    throw new UnknownMigrationsError('The database has migrations that this version does not know');
  if (applied.length <= files.length) return;
  const required = await recordedRequirement(client);
  if (required === null || required > files.length)
    throw new NewerDatabaseError(
      `The database has ${applied.length} migrations and requires a release with ${required ?? 'all of them'}; this one has ${files.length}`,
    );
}

/** Records how many migrations a release needs in order to use the database, unless a newer release has done so. */
export async function recordRequirement(client: pg.Client, migrationsFolder: string): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder });
  if ((await appliedMigrations(client)).length > files.length) return;
  await client.query(`comment on table ${table} is 'requires ${requiredMigrations(files)}'`);
}

async function recordedRequirement(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ note: string | null }>(
    `select obj_description('${table}'::regclass) as note`,
  );
  const noted = /^requires (\d+)$/.exec(rows[0]?.note ?? '');
  return noted ? Number(noted[1]) : null;
}
