import { centsOf, quoteOrder } from './order-total.ts';
import { settle } from './settlement.ts';
import { catalog } from './testing/catalog.ts';

const items = (...skus: string[]) => skus.map((sku) => ({ sku, quantity: 1 }));

function total(chosen: readonly { sku: string; quantity: number }[], prices = {}) {
  const { total: sums, errors } = quoteOrder('new', chosen, catalog(prices));
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return sums;
}

test('D8: lines are sorted by SKU, and include the standard delivery if no delivery is selected', () => {
  const { lines } = total([{ sku: '5002', quantity: 3 }, ...items('5001', '3001', '1001')]);
  expect(lines.map(({ sku, name, lineCents }) => [sku, name, lineCents])).toEqual([
    ['1001', 'Name of 1001', 14900],
    ['3001', 'Name of 3001', 8500],
    ['4001', 'Name of 4001', 0],
    ['5001', 'Name of 5001', 2500],
    ['5002', 'Name of 5002', 1500],
  ]);
  expect(total(items('1001', '4002')).lines.map(({ sku }) => sku)).toEqual(['1001', '4002']);
});

test('D8: a total contains sums for base services, all services and mailed copies', () => {
  expect(total(items('1001', '2001', '2002', '3001', '3002', '4002', '5001', '5003'))).toMatchObject({
    baseServicesCents: 22700,
    servicesCents: 37700,
    mailingCents: 8000,
    taxCents: 0,
    totalCents: 45700,
    evaluationFeeCents: 11350,
    needsPostalAddress: true,
  });
  expect(total(items('2001'))).toMatchObject({ servicesCents: 3900, needsPostalAddress: false });
});

test.each([
  [149.01, 14901],
  [1.15, 115],
  [0.29, 29],
  [99999999.99, 9999999999],
])('D8: %d dollars are %d cents', (price, cents) => {
  expect(centsOf(price)).toBe(cents);
});

test('D8: an order with errors has no sums', () => {
  expect(quoteOrder('new', [], catalog())).toEqual({
    errors: [expect.objectContaining({ code: 'no-base-service' })],
  });
});

describe('D8: the final cost of an order', () => {
  const rush = total([...items('1001', '3001', '5001'), { sku: '5002', quantity: 2 }], { 1001: 149.01 });

  test.each([
    ['on time', {}, 0, 0, [23401, 3500]],
    ['late', { late: true }, 0, 11701, [11700, 3500]],
    ['with rush missed', { rushMissed: true }, 8500, 0, [14901, 3500]],
    ['late, with rush missed', { late: true, rushMissed: true }, 8500, 7451, [7450, 3500]],
  ])(
    'an order that is delivered %s has the expected charges',
    (_, ending, rushWaivedCents, rebateCents, cents) => {
      const settlement = settle(rush, { outcome: 'delivered', ...ending });
      expect(settlement).toMatchObject({ rushWaivedCents, rebateCents });
      expect(settlement.charges).toEqual([
        { kind: 'services', cents: cents[0] },
        { kind: 'mailing', cents: cents[1] },
      ]);
    },
  );

  test('an order without rush service has no rush charge to waive', () => {
    const { rushWaivedCents } = settle(total(items('1001')), { outcome: 'delivered', rushMissed: true });
    expect(rushWaivedCents).toBe(0);
  });

  test.each(['cancelled-after-review', 'deemed-cancelled'] as const)(
    'an order that is %s costs half of the base services, unless we are late or waive the fee',
    (outcome) => {
      expect(settle(rush, { outcome, rushMissed: true })).toEqual({
        rushWaivedCents: 0,
        rebateCents: 0,
        charges: [{ kind: 'evaluation-fee', cents: 7450 }],
      });
      expect(settle(rush, { outcome, late: true }).charges).toEqual([]);
      expect(settle(rush, { outcome, feeWaived: true }).charges).toEqual([]);
    },
  );

  test.each(['cancelled-in-window', 'cancelled-before-review'] as const)(
    'an order that is %s costs nothing',
    (outcome) => {
      expect(settle(rush, { outcome, late: true, rushMissed: true })).toEqual({
        rushWaivedCents: 0,
        rebateCents: 0,
        charges: [],
      });
    },
  );

  test('a charge below 50 cents is waived, even if all charges together are 50 cents or more', () => {
    const cheap = (report: number, copy: number) =>
      total(items('1001', '5001'), { 1001: report, 5001: copy });
    const chargesOf = (...prices: [number, number]) =>
      settle(cheap(...prices), { outcome: 'delivered' }).charges.map(({ kind }) => kind);
    expect(chargesOf(0.5, 0.5)).toEqual(['services', 'mailing']);
    expect(chargesOf(0.49, 0.5)).toEqual(['mailing']);
    expect(chargesOf(0.5, 0.49)).toEqual(['services']);
    expect(chargesOf(0, 0)).toEqual([]);
    const half = (report: number) => settle(cheap(report, 0), { outcome: 'deemed-cancelled' }).charges;
    expect(half(1.01)).toEqual([{ kind: 'evaluation-fee', cents: 50 }]);
    expect(half(0.99)).toEqual([]);
  });
});
