import { listPageSize } from '@title24/shared-domain';
import { answerEvents, messageEvents } from '@title24/shared-domain/cases';
import { endOf, owedStates } from '@title24/shared-domain/orders';
import type { WorkItem, WorkKind, WorkQueue, WorkView } from '@title24/shared-domain/work';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { pageOf } from '../../platform/rpc/params/list-params.ts';
import { accounts } from '../accounts/tables/accounts.table.ts';
import { charges } from '../orders/tables/charges.table.ts';
import { orderRounds } from '../orders/tables/order-rounds.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { projects } from '../projects/tables/projects.table.ts';
import { caseEvents } from '../submissions/cases/tables/case-events.table.ts';
import { caseInvoices } from '../submissions/cases/tables/case-invoices.table.ts';
import { caseQuotes } from '../submissions/cases/tables/case-quotes.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { countedViews, countWork } from './count-work.ts';
import { matchingCases, matchingOrders } from './matching-work.ts';
import { caseViews, isOpenCase, isOpenOrder, orderViews, type Viewer } from './work-views.ts';

interface Wanted {
  readonly view: WorkView;
  /** Kind of work, or null for both kinds. */
  readonly kind: WorkKind | null;
  /** Search text. If it is not empty, the view is ignored. */
  readonly search: string;
  /** Page number, counted from 1. */
  readonly page: number;
}

type WorkViewer = Viewer & { readonly caller: Caller };

/** Returns a page of the work that the caller may see. */
export async function findWork(
  transaction: Transaction,
  caller: Caller,
  { view, kind, search, page }: Wanted,
  now: Date,
): Promise<WorkQueue> {
  const viewer = { caller, now };
  const { limit, offset } = pageOf(page);
  const isSearch = search !== '';
  const parts = workParts(viewer, { view, kind, search });
  const items =
    parts.length === 0 ? [] : await itemsOf(transaction, parts, { view, isSearch, limit, offset });
  const [account] = await transaction
    .select({ isOnDuty: accounts.onDuty })
    .from(accounts)
    .where(eq(accounts.id, caller.accountId));
  return {
    now: now.toISOString(),
    items: items.slice(0, listPageSize),
    hasMore: items.length > limit,
    counts: await countWork(transaction, viewer, visibleKinds(viewer, kind), countedViews),
    isOnDuty: account?.isOnDuty ?? false,
  };
}

const visibleKinds = (
  { caller }: WorkViewer,
  kind: WorkKind | null,
): Readonly<Record<WorkKind, boolean>> => ({
  order: kind !== 'case',
  case: kind !== 'order' && caller.isAllowed('READ', 'UPLOAD'),
});

/** Returns a query for each wanted kind of work that the caller may see. */
export function workParts(viewer: WorkViewer, { view, kind, search }: Omit<Wanted, 'page'>): SQL[] {
  const isSearch = search !== '';
  const maySee = visibleKinds(viewer, kind);
  return [
    maySee.order && orderPart(isSearch ? (matchingOrders(search) ?? sql`true`) : orderViews[view](viewer)),
    maySee.case && casePart(isSearch ? (matchingCases(search) ?? sql`true`) : caseViews[view](viewer)),
  ].filter((part) => part !== false);
}

const orderPart = (where: SQL) =>
  sql`select 'order' as kind, ${orders.id} as id, ${isOpenOrder} as is_open, ${orders.dueAt} as due_at, ${orders.submittedAt} as received_at from ${orders} where ${where}`;
const casePart = (where: SQL) =>
  sql`select 'case' as kind, ${submissions.id} as id, ${isOpenCase} as is_open, ${submissions.dueAt} as due_at, ${submissions.receivedAt} as received_at from ${submissions} where ${where}`;

interface Page {
  readonly view: WorkView;
  readonly isSearch: boolean;
  readonly limit: number;
  readonly offset: number;
}

interface Row {
  readonly kind: WorkKind;
  readonly number: string;
  readonly project_name: string;
  readonly customer: string;
  readonly what: string;
  readonly state: WorkItem['state'];
  readonly assignee: string | null;
  readonly received_at: string;
  readonly due_at: string | null;
  readonly response_due_at: string | null;
  readonly valid_until: string | null;
  readonly is_rush: boolean;
  readonly wants_to_cancel: boolean;
  readonly has_message: boolean;
  readonly owed_cents: number;
}

/** Returns SQL for the id of a case's last event with one of these event names. */
const lastEvent = (names: readonly string[]) =>
  sql`(select max(${caseEvents.id}) from ${caseEvents} where ${caseEvents.submissionId} = ${submissions.id} and ${isOneOf(caseEvents.event, names)})`;

/** Returns a page's items, and one more if there is another page. */
async function itemsOf(transaction: Transaction, parts: readonly SQL[], page: Page): Promise<WorkItem[]> {
  const { view, isSearch, limit, offset } = page;
  const order = sql.raw(orderOf(view, isSearch));
  // Limits orders and cases separately, because an index can find the first rows of only one table.
  const firstOf = (part: SQL) =>
    sql`(select * from (${part}) as found order by ${order} limit ${offset + limit + 1})`;
  const union = sql.join(parts.map(firstOf), sql` union all `);
  const owed = sql`coalesce((select sum(${charges.cents}) from ${charges} where ${charges.orderId} = ${orders.id} and ${inArray(charges.state, [...owedStates])}),
      (select ${caseInvoices.cents} from ${caseInvoices} where ${caseInvoices.submissionId} = ${submissions.id} and ${caseInvoices.state} = 'due'), 0)::int`;
  const { rows } = await transaction.execute(sql`
    select found.kind, coalesce(${orders.number}, ${submissions.reference}) as number,
      coalesce(${projects.name}, ${submissions.projectName}) as project_name,
      coalesce(${accounts.name}, ${submissions.sender}) as customer,
      coalesce(${orders.kind}, ${submissions.projectType}) as what,
      coalesce(${orders.state}, ${submissions.state}) as state,
      case found.kind when 'order' then ${orders.reviewer} else ${submissions.analyst} end as assignee,
      found.received_at, case when found.is_open then found.due_at end as due_at, ${orders.responseDueAt} as response_due_at,
      (select ${caseQuotes.validUntil}::text from ${caseQuotes} where ${submissions.state} = 'quoted' and ${caseQuotes.submissionId} = ${submissions.id}
        order by ${caseQuotes.number} desc limit 1) as valid_until,
      exists (select from ${orderRounds} where ${orderRounds.orderId} = ${orders.id} and ${orderRounds.endedAt} is null
        and ${orderRounds.rushDueAt} is not null) as is_rush,
      ${orders.cancelRequestedAt} is not null as wants_to_cancel, ${owed} as owed_cents,
      coalesce(${lastEvent(messageEvents)} > coalesce(${lastEvent(answerEvents)}, 0), false) as has_message
    from (select * from (${union}) as found order by ${order} limit ${limit + 1} offset ${offset}) as found
    left join ${orders} on found.kind = 'order' and ${orders.id} = found.id
    left join ${projects} on ${projects.id} = ${orders.projectId}
    left join ${accounts} on ${accounts.id} = ${orders.accountId}
    left join ${submissions} on found.kind = 'case' and ${submissions.id} = found.id
    order by ${order}`);
  return (rows as unknown as Row[]).map(toItem);
}

function orderOf(view: WorkView, isSearch: boolean): string {
  if (isSearch) {
    return 'found.is_open desc, case when found.is_open then found.due_at end asc nulls last, found.received_at desc, found.id desc';
  }
  return view === 'ended'
    ? 'found.received_at desc, found.id desc'
    : 'found.due_at asc nulls last, found.received_at asc, found.id';
}

function toItem(row: Row): WorkItem {
  const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    kind: row.kind,
    number: row.number,
    projectName: row.project_name,
    customer: row.customer,
    what: row.what,
    state: row.state,
    assignee: row.assignee,
    receivedAt: new Date(row.received_at).toISOString(),
    dueAt: instant(row.due_at),
    answerDueAt:
      instant(row.response_due_at) ?? (row.valid_until === null ? null : endOf(row.valid_until).dueAt),
    isRush: row.is_rush,
    wantsToCancel: row.wants_to_cancel,
    hasMessage: row.has_message,
    owedCents: row.owed_cents,
  };
}
