import { offeredProducts } from './offered-products.ts';
import { orderItemsOf } from './order-choice.ts';
import { catalogue } from './testing/catalogue.ts';

/** A form as browsers and servers have it. */
const sent = (items: readonly string[], others: Readonly<Record<string, string>>) => ({
  get: (name: string) => others[name] ?? null,
  getAll: () => items,
});

test('D8: a form asks for one of each chosen product, or for as many as was typed', () => {
  const form = sent(['1001', '5002'], { 'quantity.5002': ' 3 ', 'quantity.5003': '2' });
  expect(orderItemsOf(form)).toEqual([
    { sku: '1001', quantity: 1 },
    { sku: '5002', quantity: 3 },
  ]);
});

test.each(['two', '1.5', '0', '99999999'])('D8: %s is a quantity that no product has', (typed) => {
  const form = sent(['5002'], { 'quantity.5002': typed });
  expect(orderItemsOf(form)).toEqual([{ sku: '5002', quantity: 0 }]);
});

test('D8: a project is offered its one report, and the rest of the price list by groups', () => {
  const offered = offeredProducts('alteration', catalogue());
  const skusOf = (group: keyof typeof offered) => offered[group].map(({ product }) => product.sku);
  expect(skusOf('report')).toEqual(['1002']);
  expect(skusOf('partialRuns')).toEqual(['2001', '2002']);
  expect(skusOf('mailed')).toEqual(['5001', '5002', '5003']);
  expect(offered.mailed.map(({ largestQuantity }) => largestQuantity)).toEqual([1, 20, 5]);
});
