import fc from 'fast-check';
import { estimate, residentialKinds } from '../estimator/index.ts';
import { seedCatalogue, seedPrices } from '../estimator/testing/published-cases.ts';
import { commercialQuery, readAddress, residentialQuery } from './address.ts';
import { emptyCommercialForm, emptyResidentialForm } from './estimator-form.ts';
import { commercialOccupancies, residentialOccupancies } from './occupancies.ts';
import { commercialRequest, residentialRequest } from './read-form.ts';

function priceOf(search: string) {
  const { sector, residential, commercial } = readAddress(search);
  const { kind, inputs } =
    sector === 'commercial' ? commercialRequest(commercial) : residentialRequest(residential);
  return estimate(kind, inputs, seedPrices, seedCatalogue);
}

test.each([
  ['?kind=new&area=2500&multi=1&types=5', { low: 1050, high: 1150 }],
  ['?kind=existing-plus&existing=1500&addition=500', { low: 500, high: 600 }],
  ['?kind=envelope&existing=1000', { low: 500, high: 600 }],
  ['?kind=addition&addition=800&existing=1700', { low: 525, high: 625, sku: '1002' }],
  ['?kind=dwelling-units&existing=2000&units=2', { low: 500, high: 600 }],
  [
    '?kind=commercial&area=3000&envelope=1&mechanical=1&lighting=1',
    {
      performance: { estimate: 1419, low: 1369, high: 1469 },
      prescriptive: { estimate: 1194, low: 1144, high: 1244 },
    },
  ],
  ['?kind=new&size=2500', { low: 525, high: 625 }],
  ['?kind=addition&size=800', {}],
  ['?kind=envelope&size=1%2C000', { low: 500, high: 600 }],
  ['?kind=commercial&size=3000', { prescriptive: { estimate: 1194, low: 1144, high: 1244 } }],
])('E1: the URL query %s leads to the expected price', (search, expected) => {
  expect(readAddress(search).acted).toBe(true);
  expect(priceOf(search)).toMatchObject(expected);
});

test('a URL with neither a valid kind nor an area opens no form', () => {
  expect(readAddress('')).toMatchObject({ sector: null, acted: false });
  expect(readAddress('?kind=nonsense&x=1')).toMatchObject({ sector: null, acted: false });
});

test('a URL with an area but no kind opens the form for a new building', () => {
  expect(readAddress('?area=2500')).toMatchObject({
    sector: 'residential',
    residential: { kind: 'new', area: '2500' },
  });
});

test('a form shows errors only if the URL has an area parameter, even an empty one, for the form’s kind', () => {
  expect(readAddress('?kind=commercial').acted).toBe(false);
  expect(readAddress('?kind=commercial&area=').acted).toBe(true);
  expect(readAddress('?kind=existing-plus&area=2500').acted).toBe(false);
});

test('no URL leads to a price that is NaN or infinite', () => {
  const name = fc.constantFrom(
    'kind',
    'area',
    'multi',
    'types',
    'existing',
    'addition',
    'units',
    'envelope',
    'occupancy',
  );
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('1', 'new', 'commercial', '-1', '1e99', '__proto__', '🏠'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      expect(JSON.stringify(priceOf(`?${new URLSearchParams(pairs)}`))).not.toMatch(/NaN|Infinity/);
    }),
  );
});

const text = fc.oneof(fc.constant(''), fc.nat(9999).map(String), fc.string({ maxLength: 30 }));
const residentialForm = fc.record({
  kind: fc.constantFrom(...residentialKinds),
  occupancy: fc.constantFrom(...residentialOccupancies.map(({ code }) => code)),
  area: text,
  multi: fc.boolean(),
  types: fc.nat(99).map(String),
  existing: text,
  addition: text,
  units: fc.nat(99).map(String),
});

test('the URL of a residential form leads to the form’s estimate', () => {
  fc.assert(
    fc.property(residentialForm, (form) => {
      const read = readAddress(residentialQuery(form)).residential;
      expect(read).toMatchObject({ kind: form.kind, occupancy: form.occupancy });
      expect(residentialQuery(read)).toBe(residentialQuery(form));
      expect(estimate(read.kind, residentialRequest(read).inputs, seedPrices, [])).toEqual(
        estimate(form.kind, residentialRequest(form).inputs, seedPrices, []),
      );
    }),
  );
});

test('the URL of a commercial form restores the form', () => {
  const flag = fc.boolean();
  const occupancy = fc.constantFrom(...commercialOccupancies.map(({ code }) => code));
  const form = fc.record({ occupancy, area: text, envelope: flag, mechanical: flag, lighting: flag });
  fc.assert(
    fc.property(form, (given) => {
      expect(readAddress(commercialQuery(given)).commercial).toEqual(given);
    }),
  );
});

test('a form’s URL contains only the parameters of the selected kind', () => {
  expect(residentialQuery({ ...emptyResidentialForm, area: '2500', existing: '9' })).toBe(
    '?kind=new&area=2500',
  );
  expect(commercialQuery({ ...emptyCommercialForm, area: '3000', lighting: true })).toBe(
    '?kind=commercial&area=3000&lighting=1',
  );
});
