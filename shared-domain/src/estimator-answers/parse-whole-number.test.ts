import fc from 'fast-check';
import { numberFields, numberMessage } from './number-field.ts';
import { parseWholeNumber } from './parse-whole-number.ts';

const limits = { min: 1, max: 10_000_000 };
const parse = (text: string) => parseWholeNumber(text, limits);

test.each([
  ['2400', 2400],
  [' 2400 ', 2400],
  ['2,400', 2400],
  ['1,234,567', 1_234_567],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ["12'000", 12_000],
  ['2400 sq ft', 2400],
  ['2,400 sq. ft.', 2400],
  ['2400sqft', 2400],
  ['2400 SF', 2400],
  ['2400 square feet', 2400],
  ['2400 ft²', 2400],
  ['2400 ft2', 2400],
  ['007', 7],
])('the text %j is parsed as %d', (text, value) => {
  expect(parse(text)).toEqual({ value });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'no-number'],
  ['sq ft', 'no-number'],
  ['24o0', 'no-number'],
  ['🏠', 'no-number'],
  ['2400🏠', 'no-number'],
  ['1e5', 'no-number'],
  ['10^12', 'no-number'],
  ['0x10', 'no-number'],
  ['NaN', 'no-number'],
  ['Infinity', 'no-number'],
  ['2,40', 'no-number'],
  ['12 34', 'no-number'],
  ['٢٤٠٠', 'no-number'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['2400.5', 'decimal'],
  ['2,400.00', 'decimal'],
  ['0', 'too-small'],
  ['1000000000000', 'too-large'],
  ['1,000,000,000,000', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('the text %j has the problem “%s”', (text, problem) => {
  expect(parse(text)).toEqual({ value: null, problem });
});

test('any text is parsed to a whole number within the limits or has a problem with a message', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789,. -sqft²e') })),
      (text) => {
        const { value } = parseWholeNumber(text, numberFields.area.limits);
        if (value === null) expect(numberMessage(text, numberFields.area)).toMatch(/^(Enter|Use|Round) /);
        else expect(Number.isInteger(value) && value >= 1 && value <= 10_000_000).toBe(true);
      },
    ),
  );
});

test('messages about invalid numbers mention the field, and its limit or an example', () => {
  expect(numberMessage('', numberFields.area)).toBe('Enter the floor area in square feet, like 2,400');
  expect(numberMessage('0', numberFields.area)).toBe('Enter 1 or more for the floor area');
  expect(numberMessage('1000000000000', numberFields.addition)).toBe(
    'Enter 10,000,000 or less for the floor area of the addition',
  );
  expect(numberMessage('x', numberFields.types)).toBe(
    'Use digits only for the number of unique unit types, like 3',
  );
  expect(numberMessage('0', numberFields.addition)).toBeUndefined();
});
