import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { DataDirRole } from './data-dir/data-dir-lock.ts';
import type { OpenDatabase } from './db/database.ts';
import type { SupervisorLog } from './db/embedded/supervised-postmaster.ts';
import { openDatabase } from './db/open-database.ts';
import { prepareSearchIndex } from './db/search-index.ts';
import { seed } from './db/seeds/seed.ts';
import type { Settings } from './settings/settings.ts';

/** What the features put into the database at every start: seeds, and the index of searches. */
export async function fillDatabase(connection: NodePgDatabase): Promise<void> {
  await prepareSearchIndex(connection);
  await seed(connection);
}

/**
 * {@link openDatabase} with what the features put into it.
 * @throws StartupError with what to do.
 */
export function openSiteDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  role?: DataDirRole,
  log?: SupervisorLog,
): Promise<OpenDatabase> {
  return openDatabase(settings, fillDatabase, role, log);
}
