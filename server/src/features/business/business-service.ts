import { addDays, companyTimeZone } from '@title24/shared-domain';
import { owedStates, pacificInstant } from '@title24/shared-domain/orders';
import type { business } from '@title24/shared-domain/rpc/server';
import type { BookedPayment } from '@title24/shared-domain/work';
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { readSnapshot } from '../../platform/db/snapshot-transaction.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { accounts } from '../accounts/tables/accounts.table.ts';
import { chargeAttempts, charges } from '../orders/tables/charges.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { caseInvoices } from '../submissions/cases/tables/case-invoices.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { countWork } from '../work/count-work.ts';
import { weeklyFigures } from './weekly-figures.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

const maxPayments = 10_000;

/** Creates the service for figures and payments of orders and cases, POST /rpc/2.0/business. */
export function businessService({ database, clock }: Dependencies): MemberHandlersOf<typeof business> {
  return {
    figures: async (_, caller) => {
      const now = clock.now();
      const counting = database.transaction(async (transaction) => {
        const { today, late, unassigned } = await countWork(
          transaction,
          { caller, now },
          { order: true, case: true },
          ['today', 'late', 'unassigned'],
        );
        return { dueToday: today, late, unassigned, unpaid: await unpaidOf(transaction) };
      }, readSnapshot);
      const [open, weeks] = await Promise.all([counting, weeklyFigures(database, now)]);
      return { now: now.toISOString(), ...open, weeks };
    },

    payments: ({ from, to }) =>
      database.transaction((transaction) => paymentsOf(transaction, from, to), readSnapshot),
  };
}

async function unpaidOf(transaction: Transaction) {
  const { rows } = await transaction.execute(sql`
    select count(*)::int as count, coalesce(sum(cents), 0)::int as cents from (
      select ${charges.cents} as cents from ${charges} where ${inArray(charges.state, [...owedStates])}
      union all select ${caseInvoices.cents} from ${caseInvoices} where ${caseInvoices.state} = 'due') as owed`);
  return rows[0] as { readonly count: number; readonly cents: number };
}

async function paymentsOf(transaction: Transaction, from: string, to: string): Promise<BookedPayment[]> {
  const [start, end] = [pacificInstant(from, '00:00'), pacificInstant(addDays(to, 1), '00:00')];
  const refundDay = sql`(${chargeAttempts.at} at time zone '${sql.raw(companyTimeZone)}')::date`;
  const orderPayments = (date: SQLWrapper, cents: SQLWrapper, where: SQL) => sql`
    select ${date} as date, 'order' as kind, ${orders.number} as number, ${accounts.name} as customer, ${cents} as cents,
      ${chargeAttempts.way} as way, ${chargeAttempts.reference} as reference
    from ${chargeAttempts} join ${charges} on ${charges.id} = ${chargeAttempts.chargeId}
      join ${orders} on ${orders.id} = ${charges.orderId} join ${accounts} on ${accounts.id} = ${orders.accountId}
    where ${where}`;
  const casePayments = (date: SQLWrapper, cents: SQLWrapper) => sql`
    select ${date}, 'case', ${submissions.reference}, ${submissions.sender}, ${cents}, ${caseInvoices.way}, ${caseInvoices.reference}
    from ${caseInvoices} join ${submissions} on ${submissions.id} = ${caseInvoices.submissionId}
    where ${date} between ${from} and ${to}`;
  const { rows } = await transaction.execute(sql`
    select date::text, kind, number, customer, cents, way, reference from (
      ${orderPayments(chargeAttempts.paidOn, chargeAttempts.cents, sql`${chargeAttempts.paidOn} between ${from} and ${to}`)}
      union all ${orderPayments(refundDay, sql`-${chargeAttempts.cents}`, sql`${chargeAttempts.outcome} = 'refunded' and ${chargeAttempts.at} >= ${start} and ${chargeAttempts.at} < ${end}`)}
      union all ${casePayments(caseInvoices.paidOn, caseInvoices.cents)}
      union all ${casePayments(caseInvoices.refundedOn, sql`-${caseInvoices.cents}`)}) as booked
    order by date, number, cents desc limit ${maxPayments}`);
  return rows as unknown as BookedPayment[];
}
