import { isIsoDate } from '@title24/shared-domain';
import { endOf, pacificInstant } from '@title24/shared-domain/orders';
import { and, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/rpc/params/list-params.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import { orderRounds } from '../tables/order-rounds.table.ts';
import { orders } from '../tables/orders.table.ts';

/** An input file, or a report that was mailed under its name: 'P100245-hill-house-r1-CF1R.pdf'. */
const fileName = /^(P\d{6,9})(?:-.*)?-r(\d{1,6})(?:-CF1R(?:-\d+)?)?(?:\.\w+)?$/i;
const projectNumber = /^P[1-9]\d{5,8}$/i;
const day = /(?:^|\s)(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?=\s|$)/;

/**
 * Orders, joined with their project and account, that somebody looks for: by the number of the order or project, by the name
 * of the input file or of the mailed file, or by words of the names of project and customer, with the day of the order, in
 * California, beside them. Every word has to be found.
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

/** Whether one of the order's submissions is the project's n-th, which is the one that files are named by. */
function wasSubmittedAs(round: number) {
  return sql`exists (select from ${orderRounds} join ${projectSnapshots} on ${projectSnapshots.id} = ${orderRounds.snapshotId} where ${orderRounds.orderId} = ${orders.id} and ${projectSnapshots.round} = ${round})`;
}

/** The words of a search, and the day that stands between them; what is no day of the calendar is a word. */
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
