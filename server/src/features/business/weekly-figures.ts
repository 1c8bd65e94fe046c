import { addDays, pacificDate, weekday } from '@title24/shared-domain';
import { pacificInstant } from '@title24/shared-domain/orders';
import { figureWeeks, type WeekFigures } from '@title24/shared-domain/work';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { chargeAttempts } from '../orders/tables/charges.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { caseEvents } from '../submissions/cases/tables/case-events.table.ts';
import { caseInvoices } from '../submissions/cases/tables/case-invoices.table.ts';
import { submissions } from '../submissions/submissions.table.ts';

/** A week's figures as a database row. Week 1 is the oldest. */
type Row = { readonly week: number } & Readonly<Record<string, number | null>>;

/** Builds SQL for the week number of a date or time. Weeks begin on Monday at 00:00 Pacific time. */
class Weeks {
  readonly mondays: readonly string[];
  readonly first: string;
  readonly start: string;
  readonly #starts: readonly string[];

  constructor(now: Date) {
    const today = pacificDate(now.toISOString());
    const monday = addDays(today, -((weekday(today) + 6) % 7));
    this.mondays = Array.from({ length: figureWeeks }, (_, index) =>
      addDays(monday, 7 * (index + 1 - figureWeeks)),
    );
    this.#starts = this.mondays.map((day) => pacificInstant(day, '00:00'));
    [this.first, this.start] = [this.mondays[0] ?? '', this.#starts[0] ?? ''];
  }

  ofDay(day: AnyColumn): SQL {
    return sql`width_bucket(${day}, ${sql.param(this.mondays)}::date[])`;
  }

  of(instant: AnyColumn): SQL {
    return sql`width_bucket(${instant}, ${sql.param(this.#starts)}::timestamptz[])`;
  }
}

/**
 * Returns the figures of the latest weeks, including the current week, oldest first. {@link figureWeeks} is the number
 * of weeks.
 */
export async function weeklyFigures(database: Database, now: Date): Promise<WeekFigures[]> {
  const weeks = new Weeks(now);
  const rowsOf = async (query: SQL) => {
    const { rows } = await database.execute(query);
    return new Map((rows as unknown as Row[]).map((row) => [row.week, row]));
  };
  const [money, acts, quoting, deliveries] = await Promise.all([
    rowsOf(moneyByWeek(weeks)),
    rowsOf(sql`
      select ${weeks.of(caseEvents.at)} as week, count(*) filter (where ${caseEvents.event} = 'send-quote')::int as sent,
        count(*) filter (where ${caseEvents.event} = 'accept')::int as accepted
      from ${caseEvents} where ${caseEvents.event} in ('send-quote', 'accept') and ${caseEvents.at} >= ${weeks.start} group by 1`),
    rowsOf(sql`
      select ${weeks.of(submissions.quotedAt)} as week,
        percentile_cont(0.5) within group (order by extract(epoch from ${submissions.quotedAt} - ${submissions.receivedAt})::float8 / 3600) as hours
      from ${submissions} where ${submissions.quotedAt} >= ${weeks.start} group by 1`),
    rowsOf(deliveriesByWeek(weeks)),
  ]);
  return weeks.mondays.map((from, index) => {
    const week = index + 1;
    const delivered = deliveries.get(week);
    const hours = (value: number | null | undefined) =>
      value === null || value === undefined ? null : Math.max(0, Math.round(value * 10) / 10);
    return {
      from,
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

function moneyByWeek(weeks: Weeks): SQL {
  return sql`select week, sum(cents)::int as cents from (
    select ${weeks.ofDay(chargeAttempts.paidOn)} as week, ${chargeAttempts.cents} as cents from ${chargeAttempts}
      where ${chargeAttempts.paidOn} >= ${weeks.first}
    union all select ${weeks.of(chargeAttempts.at)}, -${chargeAttempts.cents} from ${chargeAttempts}
      where ${chargeAttempts.outcome} = 'refunded' and ${chargeAttempts.at} >= ${weeks.start}
    union all select ${weeks.ofDay(caseInvoices.paidOn)}, ${caseInvoices.cents} from ${caseInvoices}
      where ${caseInvoices.paidOn} >= ${weeks.first}
    union all select ${weeks.ofDay(caseInvoices.refundedOn)}, -${caseInvoices.cents} from ${caseInvoices}
      where ${caseInvoices.refundedOn} >= ${weeks.first}) as money group by 1`;
}

function deliveriesByWeek(weeks: Weeks): SQL {
  return sql`select week, count(*)::int as delivered, percentile_cont(0.5) within group (order by hours) as hours,
      count(*) filter (where late)::int as late, sum(rebate)::int as rebates from (
    select ${weeks.of(orders.deliveredAt)} as week, extract(epoch from ${orders.deliveredAt} - ${orders.submittedAt})::float8 / 3600 as hours,
      ${orders.deliveredAt} > ${orders.promisedAt} as late, ${orders.rebateCents} + ${orders.rushWaivedCents} as rebate
    from ${orders} where ${orders.deliveredAt} >= ${weeks.start}
    union all select ${weeks.of(submissions.deliveredAt)},
      extract(epoch from ${submissions.deliveredAt} - ${submissions.acceptedAt})::float8 / 3600,
      ${submissions.rebateCents} > 0, ${submissions.rebateCents}
    from ${submissions} where ${submissions.deliveredAt} >= ${weeks.start}) as deliveries group by 1`;
}
