import type { SupervisorLog } from '@title24/embedded-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditSearch } from './features/audit/audit-search.ts';
import { orderSearch } from './features/orders/order-search.ts';
import { submissionSearch } from './features/submissions/submission-search.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { type DatabaseSettings, type DatabaseUser, openDatabase } from './platform/db/open-database.ts';
import { applySeeds } from './platform/db/seeds/apply-seeds.ts';
import { prepareSearchIndex } from './platform/db/text-search-index.ts';
import { seedSets } from './seed.ts';

/** Adds the seeds and search indexes of features to the database. Runs each time {@link openSiteDatabase} is called. */
export async function fillDatabase(connection: NodePgDatabase): Promise<void> {
  for (const index of [submissionSearch, auditSearch, ...Object.values(orderSearch)])
    await prepareSearchIndex(connection, index);
  await applySeeds(connection, seedSets);
}

/**
 * Opens the database like {@link openDatabase} and adds the site's data.
 * @throws StartupError whose message includes the remedy
 */
export function openSiteDatabase(
  settings: DatabaseSettings,
  role?: DatabaseUser,
  log?: SupervisorLog,
): Promise<OpenDatabase> {
  return openDatabase(settings, fillDatabase, role, log);
}
