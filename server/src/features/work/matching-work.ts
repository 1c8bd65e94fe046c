import { isIsoDate } from '@title24/shared-domain';
import { endOf, pacificInstant } from '@title24/shared-domain/orders';
import { and, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/rpc/params/list-params.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import { orderRounds } from '../tables/order-rounds.table.ts';
import { orders } from '../tables/orders.table.ts';

/** An input file, or a report that was mailed under that name: 'P100245-hill-house-r1-CF1R.pdf'. */
const fileName = /^(P\d{6,9})(?:-.*)?-r(\d{1,6})(?:-CF1R(?:-\d+)?)?(?:\.\w+)?$/i;
const projectNumber = /^P[1-9]\d{5,8}$/i;
const day = /(?:^|\s)(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?=\s|$)/;

/**
 * Condition for the orders, joined with project and account, that match a search: by number of the order or project, by
 * name of the input file or mailed file, or by words in the names of project and customer, optionally with the date of
 * the order in California. Every word must match.
 */
export function matchingOrders(search: string): SQL | undefined {
  const file = fileName.exec(search.trim());
  if (file) {
    return and(eq(projects.number, (file[1] ?? '').toUpperCase()), wasSubmittedAs(Number(file[2])));
  }
  const number = projectNumber.exec(search.trim());
  if (number) return eq(projects.number, (number[0] ?? '').toUpperCase());
  const { words, date } = withoutDay(search);
  return and(
    ...words.map((word) => {
      const pattern = containing(word);
      return or(ilike(orders.number, pattern), ilike(projects.name, pattern), ilike(accounts.name, pattern));
    }),
    date === null ? undefined : gte(orders.submittedAt, new Date(pacificInstant(date, '00:00'))),
    date === null ? undefined : lt(orders.submittedAt, new Date(endOf(date).dueAt)),
  );
}

/** Condition for orders with the project's n-th submission among theirs; n is the round in file names. */
function wasSubmittedAs(round: number) {
  return sql`exists (select from ${orderRounds} join ${projectSnapshots} on ${projectSnapshots.id} = ${orderRounds.snapshotId} where ${orderRounds.orderId} = ${orders.id} and ${projectSnapshots.round} = ${round})`;
}

/** Separates the words of a search from a date among them; an impossible date counts as a word. */
function withoutDay(search: string): { readonly words: readonly string[]; readonly date: string | null } {
  const found = day.exec(search);
  const [year = '', month = '', dayOfMonth = ''] = found
    ? [found[1] ?? found[6], found[2] ?? found[4], found[3] ?? found[5]]
    : [];
  const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const isDay = found !== null && isIsoDate(date);
  const text = isDay ? search.replace(found[0], ' ') : search;
  return { words: text.split(/\s+/).filter((word) => word !== ''), date: isDay ? date : null };
}
