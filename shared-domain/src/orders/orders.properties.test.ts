import fc from 'fast-check';
import { projectKinds } from '../projects/project-kind.ts';
import { orderErrors } from './order-items.ts';
import { quoteOrder } from './order-total.ts';
import { settle } from './settlement.ts';
import { catalog } from './testing/catalog.ts';

const skus = catalog().map(({ sku }) => sku);
const kind = fc.constantFrom(...projectKinds);
const prices = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: skus.length, maxLength: skus.length })
  .map((cents) => Object.fromEntries(skus.map((sku, index) => [sku, (cents[index] ?? 0) / 100])));
const items = fc.array(
  fc.record({ sku: fc.constantFrom(...skus, 'abc'), quantity: fc.integer({ min: 0, max: 21 }) }),
  { maxLength: 8 },
);
/** Items that can always be ordered together with a report. */
const likely = fc
  .tuple(fc.subarray(['2001', '2002', '3001', '3002', '5001', '5003']), fc.constantFrom('4001', '4002'))
  .map(([chosen, delivery]) => [...chosen, delivery].map((sku) => ({ sku, quantity: 1 })));
const ending = fc.record({
  outcome: fc.constantFrom(
    'delivered',
    'cancelled-in-window',
    'cancelled-before-review',
    'cancelled-after-review',
    'deemed-cancelled',
  ),
  late: fc.boolean(),
  rushMissed: fc.boolean(),
  feeWaived: fc.boolean(),
});

test('the total is the sum of the lines, in whole cents', () => {
  fc.assert(
    fc.property(kind, likely, prices, (project, chosen, dollars) => {
      const report = project === 'new' || project === 'addition' ? '1001' : '1002';
      const { total, errors } = quoteOrder(
        project,
        [{ sku: report, quantity: 1 }, ...chosen],
        catalog(dollars),
      );
      expect(errors).toBeUndefined();
      const sum = total?.lines.reduce((cents, { lineCents }) => cents + lineCents, 0);
      expect(total?.totalCents).toBe(sum);
      expect(Number.isInteger(sum)).toBe(true);
    }),
  );
});

test('charges are never more than agreed and never negative, and if the order is late, services cost at most half their price', () => {
  fc.assert(
    fc.property(likely, prices, ending, (chosen, dollars, end) => {
      const { total } = quoteOrder('new', [{ sku: '1001', quantity: 1 }, ...chosen], catalog(dollars));
      if (!total) throw new Error('These go together');
      const { charges } = settle(total, end);
      const charged = charges.reduce((sum, { cents }) => sum + cents, 0);
      expect(charged).toBeGreaterThanOrEqual(0);
      expect(charged).toBeLessThanOrEqual(total.totalCents);
      const services = charges.find((charge) => charge.kind === 'services')?.cents ?? 0;
      if (end.late) expect(services * 2).toBeLessThanOrEqual(total.servicesCents);
      for (const { cents } of charges) expect(cents >= 50 && Number.isInteger(cents)).toBe(true);
    }),
  );
});

test('each error is reported once, errors are sorted, and reversing a list of distinct items changes no error', () => {
  fc.assert(
    fc.property(kind, items, (project, chosen) => {
      const reported = orderErrors(project, chosen, catalog()).map(({ code, sku = '' }) => `${code} ${sku}`);
      expect(new Set(reported).size).toBe(reported.length);
      expect(reported).toEqual(reported.toSorted());
      const distinct = new Set(chosen.map(({ sku }) => sku)).size === chosen.length;
      if (distinct) {
        const reversed = orderErrors(project, chosen.toReversed(), catalog());
        expect(reversed.map(({ code, sku = '' }) => `${code} ${sku}`)).toEqual(reported);
      }
    }),
  );
});
