import { type WorkKind, type WorkQueue, workViews } from '@title24/shared-domain/work';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/db/database.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { caseViews, isOpenCase, isOpenOrder, orderViews, type Viewer } from './work-views.ts';

type Counts = WorkQueue['counts'];
type Counted = keyof Counts;
export const countedViews = workViews.filter((view): view is Counted => view !== 'ended');

/**
 * Counts orders and cases by view. One pass over each table's open rows gives all counts except the count of unsettled
 * work.
 * @param names the views to count
 */
export async function countWork<Name extends Counted>(
  transaction: Transaction,
  viewer: Viewer,
  maySee: Readonly<Record<WorkKind, boolean>>,
  names: readonly Name[],
): Promise<Pick<Counts, Name>> {
  const found = [
    maySee.order &&
      (await countsOf(transaction, viewer, names, { table: orders, isOpen: isOpenOrder, views: orderViews })),
    maySee.case &&
      (await countsOf(transaction, viewer, names, {
        table: submissions,
        isOpen: isOpenCase,
        views: caseViews,
      })),
  ];
  const sumOf = (view: Name) => found.reduce((sum, counts) => sum + (counts ? counts[view] : 0), 0);
  return Object.fromEntries(names.map((view) => [view, sumOf(view)])) as Pick<Counts, Name>;
}

interface Kind {
  readonly table: PgTable;
  readonly isOpen: SQL;
  readonly views: typeof orderViews;
}

async function countsOf<Name extends Counted>(
  transaction: Transaction,
  viewer: Viewer,
  names: readonly Name[],
  { table, isOpen, views }: Kind,
): Promise<Pick<Counts, Name>> {
  const counts = names.map((view) => {
    // Unsettled work is not always open, so a separate query counts it.
    const count =
      view === 'unsettled'
        ? sql`(select count(*) from ${table} where ${views[view](viewer)})`
        : sql`count(*) filter (where ${views[view](viewer)})`;
    return sql`${count}::int as ${sql.identifier(view)}`;
  });
  const { rows } = await transaction.execute(
    sql`select ${sql.join(counts, sql`, `)} from ${table} where ${isOpen}`,
  );
  return rows[0] as unknown as Pick<Counts, Name>;
}
