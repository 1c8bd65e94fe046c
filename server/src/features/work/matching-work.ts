import { isCalendarDate } from '@title24/shared-domain';
import { isReference } from '@title24/shared-domain/full-service';
import { endOf, pacificInstant } from '@title24/shared-domain/orders';
import { type AnyColumn, and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../platform/db/text-search-index.ts';
import { containing } from '../../platform/rpc/params/list-params.ts';
import { accounts } from '../accounts/tables/accounts.table.ts';
import { orderSearch } from '../orders/order-search.ts';
import { orderRounds } from '../orders/tables/order-rounds.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { projectSnapshots } from '../projects/tables/project-snapshots.table.ts';
import { projects } from '../projects/tables/projects.table.ts';
import { submissionSearch } from '../submissions/submission-search.ts';
import { submissions } from '../submissions/submissions.table.ts';

/** Matches the name of an input file or an emailed report, such as 'P100245-hill-house-r1-CF1R.pdf'. */
const fileName = /^(P\d{6,9})(?:-.*)?-r(\d{1,6})(?:-CF1R(?:-\d+)?)?(?:\.\w+)?$/i;
const projectNumber = /^P[1-9]\d{5,8}$/i;
const day = /(?:^|\s)(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?=\s|$)/;

/**
 * Returns the condition for orders that match a search, or undefined for an empty search. A search is a
 * project number, the name of an input file or emailed report, or words with at most one date. Every word
 * must occur in the order number, the project name, the customer's name, or the customer's email address. A
 * date must be the order date in Pacific time.
 */
export function matchingOrders(search: string): SQL | undefined {
  const file = fileName.exec(search);
  if (file) return and(isOfProject(file[1] ?? ''), wasSubmittedAs(Number(file[2])));
  if (projectNumber.test(search)) return isOfProject(search);
  const { words, date } = withoutDay(search);
  const patterns = rarestFirst(words).map(containing);
  if (date !== null) return and(isOn(orders.submittedAt, date), ...patterns.map(containsWord));
  const [rarest, ...others] = patterns;
  return rarest === undefined ? undefined : and(isFoundBy(rarest), ...others.map(containsWord));
}

/**
 * Returns the condition for orders that contain a word. Searches the order number, the project name and the customer
 * through separate indexes.
 */
function isFoundBy(pattern: string): SQL {
  return sql`${orders.id} in (
    select ${orders.id} from ${orders} where ${containsText(orderSearch.number, pattern)}
    union all select ${orders.id} from ${orders} join ${projects} on ${projects.id} = ${orders.projectId} where ${containsText(orderSearch.project, pattern)}
    union all select ${orders.id} from ${orders} join ${accounts} on ${accounts.id} = ${orders.accountId} where ${containsText(orderSearch.customer, pattern)})`;
}

/**
 * Returns a condition that matches the same orders as {@link isFoundBy}, but without an index. Used for orders already
 * found by a date or another word.
 */
function containsWord(pattern: string): SQL {
  return sql`(${containsText(orderSearch.number, pattern)}
    or exists (select from ${projects} where ${projects.id} = ${orders.projectId} and ${containsText(orderSearch.project, pattern)})
    or exists (select from ${accounts} where ${accounts.id} = ${orders.accountId} and ${containsText(orderSearch.customer, pattern)}))`;
}

/**
 * Returns the condition for cases that match a search, or undefined for an empty search. A search is a
 * reference, or words with at most one date. Every word must occur in the reference, the project name, the
 * sender's name, or the sender's email address. A date must be the date on which the case arrived, in Pacific time.
 */
export function matchingCases(search: string): SQL | undefined {
  if (isReference(search.toUpperCase())) return eq(submissions.reference, search.toUpperCase());
  const { words, date } = withoutDay(search);
  // A search word of fewer than three characters matches only the beginnings of words, because the index cannot find it
  // inside words.
  const patterns = rarestFirst(words).map((word) => containing([...word].length < 3 ? ` ${word}` : word));
  const conditions = patterns.map((pattern) => containsText(submissionSearch, pattern));
  // Prevents the use of an index, so that the word is checked only in rows that match the date or the rarest word.
  const inRow = (condition: SQL) => sql`(${condition}) is true`;
  if (date !== null) return and(isOn(submissions.receivedAt, date), ...conditions.map(inRow));
  const [rarest, ...others] = conditions;
  return and(rarest, ...others.map(inRow));
}

/** Sorts words so that those that are probably rare come first: words with digits, then the longest words. */
function rarestFirst(words: readonly string[]): string[] {
  const rarity = (word: string) => (/\d/.test(word) ? 1000 : 0) + word.length;
  return words.toSorted((one, other) => rarity(other) - rarity(one));
}

const isOfProject = (number: string) =>
  sql`${orders.projectId} = any (array (select ${projects.id} from ${projects} where ${eq(projects.number, number.toUpperCase())}))`;

function wasSubmittedAs(round: number) {
  return sql`exists (select from ${orderRounds} join ${projectSnapshots} on ${projectSnapshots.id} = ${orderRounds.snapshotId} where ${orderRounds.orderId} = ${orders.id} and ${projectSnapshots.round} = ${round})`;
}

function isOn(column: AnyColumn, date: string): SQL | undefined {
  return and(gte(column, new Date(pacificInstant(date, '00:00'))), lt(column, new Date(endOf(date).dueAt)));
}

/** Separates the words and the date of a search. An impossible date counts as a word. */
function withoutDay(search: string): { readonly words: readonly string[]; readonly date: string | null } {
  const found = day.exec(search);
  const [year = '', month = '', dayOfMonth = ''] = found
    ? [found[1] ?? found[6], found[2] ?? found[4], found[3] ?? found[5]]
    : [];
  const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const isDay = found !== null && isCalendarDate(date);
  const text = isDay ? search.replace(found[0], ' ') : search;
  return { words: text.split(/\s+/).filter((word) => word !== ''), date: isDay ? date : null };
}
