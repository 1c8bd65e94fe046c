import { exact, roundHalfUp, sum } from './rounding.ts';

test.each([
  [790.5, 0, 791],
  [790.4999999999, 0, 791],
  [790.49, 0, 790],
  [4.25, 1, 4.3],
  [4.2499, 1, 4.2],
  [1.005, 2, 1.01],
  [8 - 6.67, 2, 1.33],
  [0, 1, 0],
  [-0.00000001, 1, 0],
])('%d rounded to %d decimals is %d', (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded);
});

test('sum and exact remove floating-point errors', () => {
  expect(sum([0.1, 0.2])).toBe(0.3);
  expect(exact(8.1 * 40)).toBe(324);
  expect(sum([])).toBe(0);
});
