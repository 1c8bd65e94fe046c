import { offeredProducts } from './offered-products.ts';
import { orderItemsOf } from './order-choice.ts';
import { catalog } from './testing/catalog.ts';

const sent = (items: readonly string[], others: Readonly<Record<string, string>>) => ({
  get: (name: string) => others[name] ?? null,
  getAll: () => items,
});

test('D8: a form orders one of each selected product, or the typed quantity', () => {
  const form = sent(['1001', '5002'], { 'quantity.5002': ' 3 ', 'quantity.5003': '2' });
  expect(orderItemsOf(form)).toEqual([
    { sku: '1001', quantity: 1 },
    { sku: '5002', quantity: 3 },
  ]);
});

test.each(['two', '1.5', '0', '99999999'])(
  'D8: the typed quantity %s becomes 0, which is invalid for every product',
  (typed) => {
    const form = sent(['5002'], { 'quantity.5002': typed });
    expect(orderItemsOf(form)).toEqual([{ sku: '5002', quantity: 0 }]);
  },
);

test('D8: a project’s offer has the report for its kind, and the other products in groups', () => {
  const offered = offeredProducts('alteration', catalog());
  const skusOf = (group: keyof typeof offered) => offered[group].map(({ product }) => product.sku);
  expect(skusOf('report')).toEqual(['1002']);
  expect(skusOf('partialRuns')).toEqual(['2001', '2002']);
  expect(skusOf('mailed')).toEqual(['5001', '5002', '5003']);
  expect(offered.mailed.map(({ largestQuantity }) => largestQuantity)).toEqual([1, 20, 5]);
});
