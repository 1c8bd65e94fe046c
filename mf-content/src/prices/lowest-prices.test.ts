import { estimate } from '@title24/shared-domain/estimator';
import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';
import { lowestHomePrice, lowestReportPrice } from './lowest-prices.ts';

test('C4: the lowest Full Service price is the lowest base price for a home', () => {
  const { low } = estimate('addition', { existing: null, addition: 1 }, seedPrices, seedCatalogue);
  expect(lowestHomePrice(seedPrices)).toBe(`$${low}`);
  const { residential } = seedPrices;
  const higher = { ...seedPrices, residential: { ...residential, adtnOnlyBase: 900, exstPlusAdtnBase: 800 } };
  expect(lowestHomePrice(higher)).toBe('$500');
});

test('C4: the lowest Do-It-Yourself price is the price of the cheaper report', () => {
  expect(lowestReportPrice(seedCatalogue)).toBe('$149');
  expect(lowestReportPrice([])).toBeNull();
});
