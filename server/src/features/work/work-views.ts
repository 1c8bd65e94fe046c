import { pacificDate } from '@title24/shared-domain';
import { customerCaseStates, endedCaseStates, openCaseStates } from '@title24/shared-domain/cases';
import {
  customerOrderStates,
  endedOrderStates,
  endOf,
  owedStates,
  unfinishedOrderStates,
} from '@title24/shared-domain/orders';
import type { WorkView } from '@title24/shared-domain/work';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { charges } from '../orders/tables/charges.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { caseInvoices } from '../submissions/cases/tables/case-invoices.table.ts';
import { submissions } from '../submissions/submissions.table.ts';

/** Data on which the conditions of a view depend. */
export interface Viewer {
  readonly caller: Pick<Caller, 'accountId' | 'accountName'>;
  readonly now: Date;
}

const endOfToday = ({ now }: Viewer) => endOf(pacificDate(now.toISOString())).dueAt;

export const isOpenOrder = isOneOf(orders.state, unfinishedOrderStates);
export const isOpenCase = isOneOf(submissions.state, openCaseStates);

/** Condition for orders that are waiting for a payment, the mailing of copies, or a decision about a fee. */
const isUnsettledOrder = sql`(${orders.state} = 'delivered' or ${orders.id} = any (array (select ${charges.orderId} from ${charges} where ${inArray(charges.state, ['proposed', ...owedStates])})))`;
const isUnpaidCase = sql`${submissions.id} = any (array (select ${caseInvoices.submissionId} from ${caseInvoices} where ${caseInvoices.state} = 'due'))`;

const { dueAt, reviewer, state } = orders;

/** Conditions for orders, by view. */
export const orderViews: Readonly<Record<WorkView, (viewer: Viewer) => SQL>> = {
  due: () => sql`${isOpenOrder} and ${dueAt} is not null`,
  late: ({ now }) => sql`${isOpenOrder} and ${dueAt} <= ${now.toISOString()}`,
  today: (viewer) => sql`${isOpenOrder} and ${dueAt} <= ${endOfToday(viewer)}`,
  mine: ({ caller }) => sql`${isOpenOrder} and ${eq(reviewer, caller.accountName)}`,
  unassigned: () => sql`${isOpenOrder} and ${dueAt} is not null and ${reviewer} is null`,
  customer: () => isOneOf(state, customerOrderStates),
  unsettled: () => isUnsettledOrder,
  ended: () => isOneOf(state, endedOrderStates),
};

/** Conditions for Full Service cases, by view. */
export const caseViews: Readonly<Record<WorkView, (viewer: Viewer) => SQL>> = {
  due: () => sql`${isOpenCase} and ${submissions.dueAt} is not null`,
  late: ({ now }) => sql`${isOpenCase} and ${submissions.dueAt} <= ${now.toISOString()}`,
  today: (viewer) => sql`${isOpenCase} and ${submissions.dueAt} <= ${endOfToday(viewer)}`,
  mine: ({ caller }) => sql`${isOpenCase} and ${eq(submissions.analystId, caller.accountId)}`,
  unassigned: () =>
    sql`${isOpenCase} and ${submissions.dueAt} is not null and ${submissions.analystId} is null`,
  customer: () => isOneOf(submissions.state, customerCaseStates),
  unsettled: () => isUnpaidCase,
  ended: () => isOneOf(submissions.state, ['delivered', ...endedCaseStates]),
};
