import { seedPrices } from '../estimator/testing/published-cases.ts';
import { findProblems } from '../forms/find-problems.ts';
import { estimatorPricesSchema } from './estimator-prices-schema.ts';
import { commercialFields, priceFields, residentialFields, unusedFields } from './price-fields.ts';

const changed = (change: object) => ({
  ...seedPrices,
  residential: { ...seedPrices.residential, ...change },
});

test('the published estimator prices are valid', () => {
  expect(findProblems(estimatorPricesSchema, seedPrices)).toEqual([]);
});

test('no two form fields are for the same estimator price', () => {
  const all = [...residentialFields, ...commercialFields, ...unusedFields].map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  expect(priceFields).toHaveLength(all.length);
});

test('prices that the estimator does not use are listed separately', () => {
  expect(unusedFields.map(({ path }) => path).sort()).toEqual([
    'commercial.exstPlusAdtnBase',
    'commercial.newBuildingBase',
    'commercial.perfApprTrigger',
    'commercial.prescAppr.2',
    'residential.adtnOnlyBasenew',
    'residential.adtnOnlySelfServe',
    'residential.exstPlusAdtnSelfServe',
    'residential.newBuildingSelfServe',
  ]);
});

test.each([-1, 1_000_001, 0.00001, '50', null, undefined])(
  'an estimator price cannot be %j',
  (estmOffset) => {
    expect(findProblems(estimatorPricesSchema, changed({ estmOffset })).map(({ path }) => path)).toEqual([
      'residential.estmOffset',
    ]);
  },
);

test('the message about an invalid estimator price contains the price’s label, and an unknown price is refused', () => {
  const { commercial } = seedPrices;
  const broken = {
    ...changed({ more: 1 }),
    commercial: { ...commercial, perfAppr: { 1: 285, 3: Number.NaN } },
  };
  expect(findProblems(estimatorPricesSchema, broken)).toEqual([
    { path: 'residential', message: expect.stringContaining('no others') },
    {
      path: 'commercial.perfAppr.3',
      message: 'Performance, three types of work: type a number such as 500 or 0.23',
    },
  ]);
});
