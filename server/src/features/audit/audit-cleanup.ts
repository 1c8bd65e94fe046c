import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { daysAgo } from '../../platform/clock/days-ago.ts';
import type { Database } from '../../platform/db/database.ts';
import { auditEntries } from './audit-entries.table.ts';

/** Deletes entries older than `days` days. @returns the number of deleted entries */
export async function deleteOldEntries(database: Database, days: number): Promise<number> {
  return (await database.delete(auditEntries).where(lt(auditEntries.at, daysAgo(days)))).rowCount ?? 0;
}

/** Deletes old entries of the audit log every night. */
export function scheduleAuditCleanup(
  app: FastifyInstance,
  { database, settings }: Pick<AppDependencies, 'database' | 'settings'>,
): void {
  app.jobs.schedule({
    name: 'audit-cleanup',
    cron: '10 9 * * *',
    failure: 'Old entries of the change log could not be deleted',
    async run() {
      const deleted = await deleteOldEntries(database, settings.auditRetentionDays);
      if (deleted > 0) app.log.info({ deleted }, 'Deleted old entries of the change log');
    },
  });
}
