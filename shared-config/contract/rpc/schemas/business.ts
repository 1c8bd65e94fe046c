import {
  type BookedPayment,
  type BusinessFigures,
  type WeekFigures,
  workKinds,
} from '@title24/shared-domain/work';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { exampleMoment } from './example-values.ts';
import { cents, day } from './order-values.ts';
import { schemaFor } from './schema-for.ts';
import { count, moment, nothing } from './values.ts';

const hours = v.pipe(v.nullable(v.pipe(v.number(), v.minValue(0))), v.description('Median; null for none'));
const week = schemaFor<WeekFigures>()(
  v.strictObject({
    from: v.pipe(v.string(), v.description('Its Monday')),
    revenueCents: v.pipe(v.number(), v.integer(), v.description('Paid less refunded, in whole cents')),
    quotesSent: count,
    quotesAccepted: count,
    hoursToQuote: hours,
    delivered: count,
    hoursToDeliver: hours,
    deliveredLate: count,
    rebateCents: cents,
  }),
);
const figures = schemaFor<BusinessFigures>()(
  v.strictObject({
    now: moment,
    dueToday: v.pipe(count, v.description('Late work included')),
    late: count,
    unassigned: count,
    unpaid: v.strictObject({ count, cents }),
    weeks: v.pipe(v.array(week), v.description('Oldest first, with the current one')),
  }),
);
const payment = schemaFor<BookedPayment>()(
  v.strictObject({
    date: v.string(),
    kind: v.picklist(workKinds),
    number: v.string(),
    customer: v.string(),
    cents: v.pipe(v.number(), v.integer(), v.description('Below 0 for a refund')),
    way: v.string(),
    reference: v.string(),
  }),
);

/** Schemas of `business`. */
export const businessSchemas = {
  figures: describeMethod({
    summary: 'Open work and money now, and what happened in the last weeks, in California time.',
    params: nothing,
    result: figures,
    errors: [],
    examples: [
      {
        name: 'A first week',
        params: {},
        result: {
          now: exampleMoment,
          dueToday: 2,
          late: 0,
          unassigned: 1,
          unpaid: { count: 1, cents: 14_900 },
          weeks: [
            {
              from: '2026-11-16',
              revenueCents: 43_901,
              quotesSent: 2,
              quotesAccepted: 1,
              hoursToQuote: 20.5,
              delivered: 1,
              hoursToDeliver: 51,
              deliveredLate: 0,
              rebateCents: 0,
            },
          ],
        },
      },
    ],
  }),
  payments: describeMethod({
    summary: 'Payments and refunds of these days, for the books: at most 10,000, by date.',
    params: v.pipe(
      v.strictObject({ from: day, to: v.pipe(day, v.description('Included')) }),
      v.check(({ from, to }) => from <= to, 'The first day comes before the last'),
    ),
    result: v.array(payment),
    errors: [],
    examples: [{ name: 'No payment', params: { from: '2020-01-01', to: '2020-01-31' }, result: [] }],
  }),
};
