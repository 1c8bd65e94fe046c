import { estimatorPrices } from '../testing/site-fixture.ts';
import {
  checkPrices,
  commercialFields,
  parseFigure,
  residentialFields,
  toPrices,
  toPriceValues,
  unusedFields,
} from './price-values.ts';

test('each figure goes into the form and comes back', () => {
  expect(toPrices(toPriceValues(estimatorPrices.prices))).toEqual(estimatorPrices.prices);
});

test('the fields of the estimator hold those, and only those, that it computes with', () => {
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
  const all = [...residentialFields, ...commercialFields, ...unusedFields].map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  expect(all.sort()).toEqual(Object.keys(toPriceValues(estimatorPrices.prices)).sort());
});

test.each([
  ['0.23', 0.23],
  ['$1,250', 1250],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['six', undefined],
])('%s is read as %s', (typed, figure) => {
  expect(parseFigure(typed)).toBe(figure);
});

test('a figure that is none is called by its name', () => {
  const values = { ...toPriceValues(estimatorPrices.prices), 'commercial.perfAppr.3': 'x' };
  expect(checkPrices(values)).toEqual([
    {
      path: 'commercial.perfAppr.3',
      message: 'Performance, three types of work: type a number such as 500 or 0.23',
    },
  ]);
});
