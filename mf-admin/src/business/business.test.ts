import type { WeekFigures } from '@title24/shared-domain/work';
import { paymentsCsv } from './payments-csv.ts';
import { sharesOf, weekFigures } from './week-figures.ts';

test('each payment is a row with its amount in dollars, and a spreadsheet does not run a customer’s name as a formula', () => {
  const paid = {
    date: '2027-03-02',
    kind: 'order',
    number: 'P100001-1',
    customer: 'ana',
    cents: 14_900,
  } as const;
  const refund = {
    ...paid,
    kind: 'case',
    number: 'FS-20270301-00000000',
    customer: '=1+1',
    cents: -5,
  } as const;
  const csv = paymentsCsv([
    { ...paid, way: 'check', reference: '12, "left"' },
    { ...refund, way: '', reference: '' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Date,Kind,Number,Customer,Amount,Paid by,Reference',
    '2027-03-02,Order,P100001-1,ana,149.00,check,"12, ""left"""',
    "2027-03-02,Full Service,FS-20270301-00000000,'=1+1,-0.05,,",
    '',
  ]);
});

const week: WeekFigures = {
  from: '2027-03-01',
  revenueCents: 0,
  quotesSent: 0,
  quotesAccepted: 0,
  hoursToQuote: null,
  delivered: 0,
  hoursToDeliver: null,
  deliveredLate: 0,
  rebateCents: 0,
};

test('each bar is a share of the largest absolute value, and can be negative', () => {
  const weeks = [100, -50, 0].map((revenueCents) => ({ ...week, revenueCents }));
  expect(sharesOf({ of: ({ revenueCents }) => revenueCents }, weeks)).toEqual([1, -0.5, 0]);
  expect(sharesOf({ of: () => null }, weeks)).toEqual([0, 0, 0]);
});

test('a percentage without data has no value', () => {
  const late = weekFigures.find(({ title }) => title === 'Share delivered late');
  expect(late?.of(week)).toBeNull();
  expect(late?.format(late.of({ ...week, delivered: 3, deliveredLate: 1 }) ?? 0)).toBe('33%');
});
