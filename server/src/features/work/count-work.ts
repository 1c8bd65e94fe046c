import { type WorkKind, type WorkQueue, workViews } from '@title24/shared-domain/work';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { caseViews, isOpenCase, isOpenOrder, orderViews, type Viewer } from './work-views.ts';

type Counts = WorkQueue['counts'];
type Counted = keyof Counts;
const countedViews = workViews.filter((view): view is Counted => view !== 'ended');

/** Counts open work by view: one pass over the open orders, and one over the open cases. */
export async function countWork(
  transaction: Transaction,
  viewer: Viewer,
  maySee: Readonly<Record<WorkKind, boolean>>,
): Promise<Counts> {
  const counting = (views: typeof orderViews) =>
    sql.join(
      countedViews.map(
        (view) => sql`count(*) filter (where ${views[view](viewer)})::int as ${sql.identifier(view)}`,
      ),
      sql`, `,
    );
  const found: Record<string, number>[] = [];
  if (maySee.order) {
    const where = sql`${isOpenOrder} or ${orderViews.unsettled(viewer)}`;
    const { rows } = await transaction.execute(
      sql`select ${counting(orderViews)} from ${orders} where ${where}`,
    );
    found.push(rows[0] as Record<string, number>);
  }
  if (maySee.case) {
    const where = sql`${isOpenCase} or ${caseViews.unsettled(viewer)}`;
    const { rows } = await transaction.execute(
      sql`select ${counting(caseViews)} from ${submissions} where ${where}`,
    );
    found.push(rows[0] as Record<string, number>);
  }
  const sumOf = (view: Counted) => found.reduce((sum, counts) => sum + (counts[view] ?? 0), 0);
  return Object.fromEntries(countedViews.map((view) => [view, sumOf(view)])) as Counts;
}
