import { addDays, companyTimeZone, weekday } from '@title24/shared-domain';
import { pacificDate, pacificInstant } from '@title24/shared-domain/orders';
import { figureWeeks, type WeekFigures } from '@title24/shared-domain/work';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { chargeAttempts } from '../orders/tables/charges.table.ts';
import { orderRounds } from '../orders/tables/order-rounds.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { caseEvents } from '../submissions/cases/tables/case-events.table.ts';
import { caseInvoices } from '../submissions/cases/tables/case-invoices.table.ts';
import { caseQuotes } from '../submissions/cases/tables/case-quotes.table.ts';
import { submissions } from '../submissions/submissions.table.ts';

/** The Monday of an instant's week, in California. */
const weekOf = (instant: AnyColumn | SQL) =>
  sql`date_trunc('week', ${instant} at time zone '${sql.raw(companyTimeZone)}')::date`;
const weekOfDay = (day: AnyColumn) => sql`date_trunc('week', ${day}::timestamp)::date`;

/** A row of figures of a week, as the database returns it. */
type Row = { readonly week: string } & Readonly<Record<string, number | null>>;

/**
 * Returns the figures of each of the last weeks. Each figure is read from its table by an index on its time; the tables
 * are read at the same time, so that the page does not wait for each in turn.
 */
export async function weeklyFigures(database: Database, now: Date): Promise<WeekFigures[]> {
  const today = pacificDate(now.toISOString());
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  const first = addDays(monday, -7 * (figureWeeks - 1));
  const from = pacificInstant(first, '00:00');
  const rowsOf = async (query: SQL) => {
    const { rows } = await database.execute(query);
    return new Map((rows as unknown as Row[]).map((row) => [row.week, row]));
  };
  const [money, acts, quoting, deliveries] = await Promise.all([
    rowsOf(moneyByWeek(first, from)),
    rowsOf(sql`
      select ${weekOf(caseEvents.at)}::text as week, count(*) filter (where ${caseEvents.event} = 'send-quote')::int as sent,
        count(*) filter (where ${caseEvents.event} = 'accept')::int as accepted
      from ${caseEvents} where ${caseEvents.event} in ('send-quote', 'accept') and ${caseEvents.at} >= ${from} group by 1`),
    rowsOf(sql`
      select ${weekOf(caseQuotes.sentAt)}::text as week,
        percentile_cont(0.5) within group (order by extract(epoch from ${caseQuotes.sentAt} - ${submissions.receivedAt}) / 3600) as hours
      from ${caseQuotes} join ${submissions} on ${submissions.id} = ${caseQuotes.submissionId}
      where ${caseQuotes.number} = 1 and ${caseQuotes.sentAt} >= ${from} group by 1`),
    rowsOf(deliveriesByWeek(from)),
  ]);
  return Array.from({ length: figureWeeks }, (_, index) => {
    const week = addDays(first, 7 * index);
    const delivered = deliveries.get(week);
    const hours = (value: number | null | undefined) =>
      value === null || value === undefined ? null : Math.max(0, Math.round(value * 10) / 10);
    return {
      from: week,
      revenueCents: Number(money.get(week)?.cents ?? 0),
      quotesSent: acts.get(week)?.sent ?? 0,
      quotesAccepted: acts.get(week)?.accepted ?? 0,
      hoursToQuote: hours(quoting.get(week)?.hours),
      delivered: delivered?.delivered ?? 0,
      hoursToDeliver: hours(delivered?.hours),
      deliveredLate: delivered?.late ?? 0,
      rebateCents: delivered?.rebates ?? 0,
    };
  });
}

/** Payments less refunds. A payment is recorded on its day or later. */
function moneyByWeek(first: string, from: string): SQL {
  return sql`select week::text, sum(cents)::int as cents from (
    select ${weekOfDay(chargeAttempts.paidOn)} as week, ${chargeAttempts.cents} as cents from ${chargeAttempts}
      where ${chargeAttempts.outcome} = 'paid' and ${chargeAttempts.at} >= ${from} and ${chargeAttempts.paidOn} >= ${first}
    union all select ${weekOf(chargeAttempts.at)}, -${chargeAttempts.cents} from ${chargeAttempts}
      where ${chargeAttempts.outcome} = 'refunded' and ${chargeAttempts.at} >= ${from}
    union all select ${weekOfDay(caseInvoices.paidOn)}, ${caseInvoices.cents} from ${caseInvoices}
      where ${caseInvoices.paidOn} >= ${first}
    union all select ${weekOfDay(caseInvoices.refundedOn)}, -${caseInvoices.cents} from ${caseInvoices}
      where ${caseInvoices.refundedOn} >= ${first}) as money group by 1`;
}

/** First deliveries: their number, how long they took, how many were late, and the amount credited for that. */
function deliveriesByWeek(from: string): SQL {
  return sql`select week::text, count(*)::int as delivered, percentile_cont(0.5) within group (order by hours) as hours,
      count(*) filter (where late)::int as late, sum(rebate)::int as rebates from (
    select ${weekOf(orders.deliveredAt)} as week, extract(epoch from ${orders.deliveredAt} - ${orders.submittedAt}) / 3600 as hours,
      ${orderRounds.endedAt} > least(${orderRounds.dueAt}, ${orderRounds.rushDueAt}) as late,
      ${orders.rebateCents} + ${orders.rushWaivedCents} as rebate
    from ${orders} left join ${orderRounds} on ${orderRounds.orderId} = ${orders.id} and ${orderRounds.round} = ${orders.round}
    where ${orders.deliveredAt} >= ${from}
    union all select ${weekOf(submissions.deliveredAt)}, extract(epoch from ${submissions.deliveredAt} - (
        select max(${caseEvents.at}) from ${caseEvents} where ${caseEvents.submissionId} = ${submissions.id}
          and ${caseEvents.event} = 'accept' and ${caseEvents.at} <= ${submissions.deliveredAt})) / 3600,
      ${submissions.rebateCents} > 0, ${submissions.rebateCents}
    from ${submissions} where ${submissions.deliveredAt} >= ${from}) as deliveries group by 1`;
}
