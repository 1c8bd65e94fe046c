import { estimatorPrices } from '../testing/site-fixture.ts';
import { toPrices, toPriceValues } from './price-values.ts';

test('prices are unchanged after conversion to form values and back', () => {
  expect(toPrices(toPriceValues(estimatorPrices.prices))).toEqual(estimatorPrices.prices);
});
