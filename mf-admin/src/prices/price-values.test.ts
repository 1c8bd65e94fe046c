import { estimatorPrices } from '../testing/site-fixture.ts';
import { toPrices, toPriceValues } from './price-values.ts';

test('each figure is unchanged by its conversion to a form value and back', () => {
  expect(toPrices(toPriceValues(estimatorPrices.prices))).toEqual(estimatorPrices.prices);
});
