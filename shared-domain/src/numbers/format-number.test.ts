import { formatDollars, formatPrice } from '../catalogue/money.ts';
import { formatNumber } from './format-number.ts';

const values = [
  0, 1, 12, 999, 1000, 1149.6, 39.5, 0.4, 0.05, 0.005, 4.245, 1234567.891, 100_000_000, -5, -1234.5,
];

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 2],
])(
  'numbers with at most %i and at least %i decimals are formatted like Intl.NumberFormat',
  (maximum, minimum) => {
    const intl = new Intl.NumberFormat('en-US', {
      maximumFractionDigits: maximum,
      minimumFractionDigits: minimum,
    });
    for (const value of values) expect(formatNumber(value, maximum, minimum)).toBe(intl.format(value));
  },
);

test('dollars are formatted like Intl.NumberFormat', () => {
  const currency = { style: 'currency', currency: 'USD' } as const;
  const cents = new Intl.NumberFormat('en-US', currency);
  const dollars = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });
  for (const value of values)
    expect([formatPrice(value), formatDollars(value)]).toEqual([cents.format(value), dollars.format(value)]);
});

test('a negative number that is rounded to zero has no sign', () => {
  expect(formatNumber(-0.001)).toBe('0');
});
