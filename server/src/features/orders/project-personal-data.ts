import { isOpenOrder, waitsForCustomer } from '@title24/shared-domain/orders';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { kept, type PersonalDataSource } from '../accounts/privacy/personal-data-source.ts';
import { requeueRemovals } from '../files/removals/removal-job.ts';
import { projects } from '../projects/tables/projects.table.ts';
import { orders } from './tables/orders.table.ts';

/** Returns the {@link PersonalDataSource} of a person's projects. Projects with orders are marked to be kept. */
export function projectPersonalData(database: Database, jobs: () => JobQueue): PersonalDataSource {
  return {
    async find(transaction, { account }) {
      if (!account) return [];
      const rows = await transaction
        .select()
        .from(projects)
        .where(eq(projects.accountId, account.id))
        .orderBy(desc(projects.lastUpdate))
        .for('update');
      const placed = await transaction.select().from(orders).where(eq(orders.accountId, account.id));
      return rows.map(({ id, number, name }) => {
        const own = placed.filter(({ projectId }) => projectId === id);
        const open = own.find(isOpenOrder);
        const sale = own.length > 0 ? kept('sale') : null;
        const keep = open ? kept('open-work', { workDueAt: deadlineOf(open) }) : sale;
        return { id, kind: 'project', name: number, detail: name, keep };
      });
    },

    async erase(transaction, id) {
      await transaction.delete(projects).where(eq(projects.id, id));
    },

    // A database trigger has recorded the files of the deleted projects. What remains is to send their removal jobs.
    erased: () => requeueRemovals(database, jobs()),
  };
}

/** Returns the deadline of an open order, for us or for the customer. */
function deadlineOf(order: typeof orders.$inferSelect): string | null {
  return (waitsForCustomer(order) ? order.responseDueAt : order.dueAt)?.toISOString() ?? null;
}
