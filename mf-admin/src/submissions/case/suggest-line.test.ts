import { estimatorPrices } from '../../testing/site-fixture.ts';
import { suggestLine, workOf } from './suggest-line.ts';

test('Q4: kind and area come from the plans, as the cost estimator wrote them', () => {
  const comment = 'Floor area from the cost estimator: 2,400 square feet.\nPlease hurry.';
  expect(workOf({ projectType: 'New Residential Construction', comment })).toEqual({
    kind: 'new',
    area: '2400',
  });
  // The total area is not the addition's.
  expect(workOf({ projectType: 'A Residential Addition', comment })).toEqual({
    kind: 'existing-plus',
    area: '',
  });
  expect(workOf({ projectType: 'Commercial or Non-Residential', comment: '' })).toEqual({
    kind: 'commercial',
    area: '',
  });
});

test('Q4: the line has the price of the cost estimator', () => {
  const line = suggestLine({ kind: 'new', area: 2_400, existing: null }, estimatorPrices.prices, []);
  expect(line?.name).toBe('Title 24 report: new residential building, 2,400 sq ft');
  expect(line?.low).toBeGreaterThan(0);
  expect(line?.high).toBeGreaterThan(line?.low ?? 0);
  expect(suggestLine({ kind: 'new', area: 0, existing: null }, estimatorPrices.prices, [])).toBeNull();
});
