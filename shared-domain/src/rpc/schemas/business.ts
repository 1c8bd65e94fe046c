import * as v from 'valibot';
import { bookedPayment, businessFigures } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleMoment } from './example-values.ts';
import { day } from './values.ts';

export const businessSchemas = {
  figures: describeMethod({
    summary: 'Open work and money now, and what happened in the last weeks, in California time.',
    result: businessFigures,
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
    result: v.array(bookedPayment),
    examples: [{ name: 'No payment', params: { from: '2020-01-01', to: '2020-01-31' }, result: [] }],
  }),
};
