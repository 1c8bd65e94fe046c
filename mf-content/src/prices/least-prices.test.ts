import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';
import { leastPrices } from './least-prices.ts';

test('C4: prices begin at the lowest base for homes and at the cheapest single type of work for commercial', () => {
  // Mechanical work alone, prescriptive, 500 sq ft: floor(0.88 × (floor(ln(500 / 140) × 177) + 50)) − 50.
  expect(leastPrices(seedPrices, seedCatalogue)).toEqual({ home: '$350', commercial: '$192' });
});

test('C4: they follow the estimator’s prices', () => {
  const { residential } = seedPrices;
  const dearer = { ...seedPrices, residential: { ...residential, adtnOnlyBase: 900, exstPlusAdtnBase: 800 } };
  expect(leastPrices(dearer, seedCatalogue).home).toBe('$500');
});
