import { estimatorPrices } from '../testing/site-fixture.ts';
import { toPrices, toPriceValues } from './price-values.ts';

test('each figure goes into the form and comes back', () => {
  expect(toPrices(toPriceValues(estimatorPrices.prices))).toEqual(estimatorPrices.prices);
});
