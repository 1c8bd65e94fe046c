import { estimatorPrices } from '../testing/site-fixture.ts';
import { checkPrices, parseFigure, toPrices, toPriceValues } from './price-values.ts';

test('each figure goes into the form and comes back', () => {
  expect(toPrices(toPriceValues(estimatorPrices.prices))).toEqual(estimatorPrices.prices);
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
