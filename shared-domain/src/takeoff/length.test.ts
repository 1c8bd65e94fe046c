import fc from 'fast-check';
import { parseLength, shownLength, writeLength, writeToInch, writeTracedLength } from './length.ts';

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['1,200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ["12'", 12],
  ['12 ft', 12],
  ['8 feet', 8],
  ['1 foot', 1],
  ['12.5 ft', 12.5],
  ['.5', 0.5],
  [".75'", 0.75],
  ['6 8', 6 + 8 / 12],
  ['6-8', 6 + 8 / 12],
  ['6 - 8"', 6 + 8 / 12],
  ['12 6 in', 12.5],
  ['.5"', 0.5 / 12],
  ['80"', 80 / 12],
  ['6\'-8"', 6 + 8 / 12],
  ['12\' 6"', 12.5],
  ["12'-6", 12.5],
  ['12\' - 6"', 12.5],
  ['12\'6"', 12.5],
  ["12' 6", 12.5],
  ['12 ft 6 1/2 in', 12 + 6.5 / 12],
  ['12 FT 6 IN', 12.5],
  ['10 feet 4 inches', 10 + 4 / 12],
  ['24\' 11 15/16"', 24 + (11 + 15 / 16) / 12],
  ['12\' 1/2"', 12 + 0.5 / 12],
  ['12\' 6.5"', 12 + 6.5 / 12],
  ['150 in', 12.5],
  ['3/4"', 0.75 / 12],
  ['6 1/4 inches', 6.25 / 12],
  ['7′ 8″', 7 + 8 / 12],
  ['7’ 8”', 7 + 8 / 12],
  ['  12\'   6"  ', 12.5],
  ['0', 0],
])('D7: the text %s is parsed as %d feet', (text, feet) => {
  expect(parseLength(text)).toBeCloseTo(feet, 10);
});

test.each([
  ['', 'no text'],
  ['twelve', 'words'],
  ['-12', 'a sign'],
  ['+12', 'a sign'],
  ['1e3', 'an exponent'],
  ['0x10', 'another base'],
  ['12.5\' 6"', 'fractional feet with inches'],
  ['12\' 12"', 'inches of a foot or more'],
  ['12\' 11.5 1/2"', 'a fraction after decimals'],
  ['12\' 4/4"', 'an improper fraction'],
  ['5/4"', 'an improper fraction'],
  ['1/0"', 'a fraction with denominator 0'],
  ['3/4', 'a fraction without a unit'],
  ['6 12', 'inches of a foot or more'],
  ['6-8-2', 'three numbers'],
  ['6 1/2', 'a fraction without a unit'],
  ['6.5 8', 'fractional feet with inches'],
  ['.', 'a point alone'],
  ['1,20', 'a comma in the wrong place'],
  ['12,00', 'a comma in the wrong place'],
  ['12 m', 'another unit'],
  ["12' 6' ", 'feet twice'],
  ['6" 12\'', 'inches first'],
  ['12..5', 'two points'],
  ['9'.repeat(400), 'more than a number can hold'],
])('D7: %j is not a length (%s)', (text) => {
  expect(parseLength(text)).toBeNull();
});

test.each([
  [0, "0'"],
  [24.5, '24\' 6"'],
  [0.5, '0\' 6"'],
  [12 + 6.5 / 12, '12\' 6 1/2"'],
  [12 + 0.75 / 12, '12\' 3/4"'],
  [11.99999, "12'"],
  [7 + 5 / 16 / 12, '7\' 5/16"'],
])('%d feet are formatted as %s', (feet, written) => {
  expect(writeLength(feet)).toBe(written);
});

test.each([
  [24.523142, '24\' 6"'],
  [24.97, "25'"],
  [0.3, '0\' 4"'],
])('%d feet are formatted to the inch as %s', (feet, written) => {
  expect(writeToInch(feet)).toBe(written);
});

test.each([
  ['24.523142', '24\' 6"'],
  ['24.530000', '24\' 6"'],
  ['-4.510000', '-4\' 6"'],
  ['-0.010000', "0'"],
  ['24.53', '24.53'],
  ['24.5231', '24.5231'],
  ['24\' 6 5/16"', '24\' 6 5/16"'],
  ['30 foots', '30 foots'],
  ['', ''],
])('D7: the length %s of an edge table is shown as %s', (text, shown) => {
  expect(shownLength(text)).toBe(shown);
});

test('D7: a traced length is stored with six decimals and shown to the inch', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (feet) => {
      const written = writeTracedLength(feet);
      expect(parseLength(written)).toBeCloseTo(feet, 5);
      expect(shownLength(written)).toBe(writeToInch(Number(written)));
    }),
  );
});

test('formatting and parsing a length in sixteenths of an inch gives the same length', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (sixteenths) => {
      const feet = sixteenths / 16 / 12;
      expect(parseLength(writeLength(feet))).toBeCloseTo(feet, 9);
    }),
  );
});

test('a parsed length is never negative or infinite', () => {
  const signs = fc.constantFrom(...'0123456789.,\'"/ -+e′″'.split(''), 'ft', 'in', 'feet');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (characters) => {
      const feet = parseLength(characters.join(''));
      expect(feet === null || (feet >= 0 && Number.isFinite(feet))).toBe(true);
    }),
  );
});
