import { commercialScopes, sizeComment, sizeOfArea } from '@title24/shared-domain/full-service';
import { estimatorPrices } from '../../testing/site-fixture.ts';
import { suggestLine, workOf } from './suggest-line.ts';

const noSizes = { area: '', existing: '', units: '' };

test.each([
  ['New Residential Construction', {}, 'new', { area: '2400' }],
  ['New Residential Construction', { units: 3 }, 'new', { area: '2400', units: '3' }],
  // Without the existing area, the addition's area is unknown.
  ['A Residential Addition', {}, 'existing-plus', {}],
  ['A Residential Addition', { existing: 1_500 }, 'existing-plus', { area: '900', existing: '1500' }],
  ['A Residential Addition', { existing: 0 }, 'addition', { area: '2400', existing: '0' }],
  ['A Residential Addition', { existing: 2_400 }, 'envelope', { existing: '2400' }],
  [
    'A Residential Addition',
    { existing: 2_400, units: 3 },
    'dwelling-units',
    { existing: '2400', units: '3' },
  ],
  ['Commercial or Non-Residential', {}, 'commercial', { area: '2400' }],
] as const)(
  'Q4: a submission of the type ‘%s’ with the estimated sizes %j is work of the kind %s',
  (projectType, estimated, kind, sizes) => {
    const comment = `${sizeComment({ ...sizeOfArea(2_400), ...estimated })}\nPlease hurry.`;
    expect(workOf({ projectType, comment })).toMatchObject({ kind, sizes: { ...noSizes, ...sizes } });
  },
);

test('Q4: commercial work has the scope of its estimate, or the full scope without an estimate', () => {
  const projectType = 'Commercial or Non-Residential';
  const comment = sizeComment({ ...sizeOfArea(3_000), scopes: ['envelope', 'lighting'] });
  expect(workOf({ projectType, comment }).scopes).toEqual(['envelope', 'lighting']);
  expect(workOf({ projectType, comment: '' })).toEqual({
    kind: 'commercial',
    sizes: noSizes,
    scopes: commercialScopes,
  });
});

const none = { area: null, existing: null, units: null, scopes: commercialScopes };

test('Q4: the scope and the number of dwelling unit types change the line item and its price', () => {
  const priced = (work: Partial<Parameters<typeof suggestLine>[0]>) =>
    suggestLine({ ...none, kind: 'commercial', area: 3_000, ...work }, estimatorPrices.prices, []);
  const lighting = priced({ scopes: ['lighting'] });
  expect(lighting?.name).toBe('Title 24 report: commercial building, 3,000 sq ft, lighting');
  expect(lighting?.low).not.toBe(priced({})?.low);
  expect(priced({ scopes: [] })).toBeNull();
  const types = priced({ kind: 'new', units: 3 });
  expect(types?.name).toContain('3,000 sq ft, 3 types of dwelling units');
  expect(types?.low).toBeGreaterThan(priced({ kind: 'new' })?.low ?? 0);
});

test('Q4: new construction has a line item with its area and a price range only if the area is known', () => {
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
] as const)('Q4: work of the kind %s has a price only if its sizes are known', (kind, sizes, size) => {
  const line = suggestLine({ ...none, kind, ...sizes }, estimatorPrices.prices, []);
  expect(line?.name.endsWith(`, ${size}`)).toBe(true);
  expect(line?.low).toBeGreaterThan(0);
  expect(suggestLine({ ...none, kind }, estimatorPrices.prices, [])).toBeNull();
});
