import { estimatorPrices } from '../testing/site-fixture.ts';
import { toPrices, toPriceValues } from './price-values.ts';

test('a figure is unchanged after conversion to a form value and back', () => {
  expect(toPrices(toPriceValues(estimatorPrices.prices))).toEqual(estimatorPrices.prices);
});
