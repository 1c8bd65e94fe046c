import { areaComment } from '@title24/shared-domain/full-service';
import { estimatorPrices } from '../../testing/site-fixture.ts';
import { suggestLine, workOf } from './suggest-line.ts';

const noSizes = { area: '', existing: '', units: '' };

test.each([
  ['New Residential Construction', { area: 2_400, existing: null }, 'new', { area: '2400' }],
  // The total area is not the addition's.
  ['A Residential Addition', { area: 2_400, existing: null }, 'existing-plus', {}],
  [
    'A Residential Addition',
    { area: 2_000, existing: 1_500 },
    'existing-plus',
    { area: '500', existing: '1500' },
  ],
  ['A Residential Addition', { area: 600, existing: 0 }, 'addition', { area: '600', existing: '0' }],
  ['A Residential Addition', { area: 1_500, existing: 1_500 }, 'envelope', { existing: '1500' }],
  ['Commercial or Non-Residential', { area: 3_000, existing: null }, 'commercial', { area: '3000' }],
] as const)('Q4: %s with the estimate of %j is %s', (projectType, estimated, kind, sizes) => {
  const comment = `${areaComment(estimated)}\nPlease hurry.`;
  expect(workOf({ projectType, comment })).toEqual({ kind, sizes: { ...noSizes, ...sizes } });
});

test('Q4: plans without an estimate have only the kind', () => {
  expect(workOf({ projectType: 'Commercial or Non-Residential', comment: '' })).toEqual({
    kind: 'commercial',
    sizes: noSizes,
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
] as const)('Q4: %s work has a price only with its sizes', (kind, sizes, size) => {
  const line = suggestLine({ ...none, kind, ...sizes }, estimatorPrices.prices, []);
  expect(line?.name.endsWith(`, ${size}`)).toBe(true);
  expect(line?.low).toBeGreaterThan(0);
  expect(suggestLine({ ...none, kind }, estimatorPrices.prices, [])).toBeNull();
});
