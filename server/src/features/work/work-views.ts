import { endOf, owedStates, pacificDate } from '@title24/shared-domain/orders';
import type { WorkView } from '@title24/shared-domain/work';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/rpc/caller.ts';
import { charges } from '../orders/tables/charges.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { caseInvoices } from '../submissions/cases/tables/case-invoices.table.ts';
import { submissions } from '../submissions/submissions.table.ts';

/** What a view depends on. */
export interface Viewer {
  readonly caller: Pick<Caller, 'accountId' | 'accountName'>;
  readonly now: Date;
  /** The midnight that ends the day in California. */
  readonly endOfToday: Date;
}

/** Returns the midnight that ends the day in California. */
export function endOfDay(now: Date): Date {
  return new Date(endOf(pacificDate(now.toISOString())).dueAt);
}

// Literals instead of parameters, so that the partial indexes of open work are used.
export const isOpenOrder = sql`${orders.state} in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked', 'delivered')`;
export const isOpenCase = sql`${submissions.state} in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'revision-requested')`;

/** Orders that wait for money or for the mailing of copies, or for a decision about a fee. */
const isUnsettledOrder = sql`(${orders.state} = 'delivered' or ${orders.id} = any (array (select ${charges.orderId} from ${charges} where ${inArray(charges.state, ['proposed', ...owedStates])})))`;
const isUnpaidCase = sql`${submissions.id} = any (array (select ${caseInvoices.submissionId} from ${caseInvoices} where ${caseInvoices.state} = 'due'))`;

const { dueAt, reviewer, state } = orders;

/** Conditions of each view, for orders. */
export const orderViews: Readonly<Record<WorkView, (viewer: Viewer) => SQL>> = {
  due: () => sql`${isOpenOrder} and ${dueAt} is not null`,
  late: ({ now }) => sql`${isOpenOrder} and ${dueAt} <= ${now.toISOString()}`,
  today: ({ endOfToday }) => sql`${isOpenOrder} and ${dueAt} <= ${endOfToday.toISOString()}`,
  mine: ({ caller }) => sql`${isOpenOrder} and ${eq(reviewer, caller.accountName)}`,
  unassigned: () => sql`${isOpenOrder} and ${dueAt} is not null and ${reviewer} is null`,
  customer: () => sql`${isOpenOrder} and ${state} in ('changes-needed', 'unlocked')`,
  unsettled: () => isUnsettledOrder,
  ended: () => sql`${state} in ('completed', 'cancelled')`,
};

const open = isOpenCase;

/** Conditions of each view, for Full Service cases. */
export const caseViews: Readonly<Record<WorkView, (viewer: Viewer) => SQL>> = {
  due: () => sql`${open} and ${submissions.dueAt} is not null`,
  late: ({ now }) => sql`${open} and ${submissions.dueAt} <= ${now.toISOString()}`,
  today: ({ endOfToday }) => sql`${open} and ${submissions.dueAt} <= ${endOfToday.toISOString()}`,
  mine: ({ caller }) => sql`${open} and ${eq(submissions.analystId, caller.accountId)}`,
  unassigned: () => sql`${open} and ${submissions.dueAt} is not null and ${submissions.analystId} is null`,
  customer: () => sql`${open} and ${submissions.state} in ('files-needed', 'quoted')`,
  unsettled: () => isUnpaidCase,
  ended: () => sql`${submissions.state} in ('delivered', 'closed', 'declined', 'expired')`,
};
