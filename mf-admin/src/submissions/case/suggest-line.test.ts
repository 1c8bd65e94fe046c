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

const none = { area: null, existing: null, units: null };

test('Q4: the line has the price of the cost estimator', () => {
  const line = suggestLine({ ...none, kind: 'new', area: 2_400 }, estimatorPrices.prices, []);
  expect(line?.name).toBe('Title 24 report: new residential building, 2,400 sq ft');
  expect(line?.low).toBeGreaterThan(0);
  expect(line?.high).toBeGreaterThan(line?.low ?? 0);
  expect(suggestLine({ ...none, kind: 'new' }, estimatorPrices.prices, [])).toBeNull();
});

test.each([
  ['addition', { area: 500, existing: 1_500 }, '500 sq ft'],
  ['existing-plus', { area: 500, existing: 1_500 }, '500 sq ft'],
  ['envelope', { existing: 1_500 }, '1,500 sq ft'],
  ['dwelling-units', { existing: 1_500, units: 2 }, '2 more'],
  ['commercial', { area: 3_000 }, '3,000 sq ft'],
] as const)('Q4: %s work has a price, and none without its sizes', (kind, sizes, size) => {
  const line = suggestLine({ ...none, kind, ...sizes }, estimatorPrices.prices, []);
  expect(line?.name.endsWith(`, ${size}`)).toBe(true);
  expect(line?.low).toBeGreaterThan(0);
  expect(suggestLine({ ...none, kind }, estimatorPrices.prices, [])).toBeNull();
});
