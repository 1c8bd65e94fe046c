import { findProblems } from '../forms/find-problems.ts';
import { parseAmount } from './amount.ts';
import { productSchema } from './product-schema.ts';

const product = { sku: '1001', name: 'Report', price: 149.5, description: 'One<br>two', isActive: true };
const pathsOf = (change: object) =>
  findProblems(productSchema, { ...product, ...change }).map(({ path }) => path);

test.each([{}, { sku: '9001' }, { sku: '12345678901234567890' }, { price: 0 }, { price: 99_999_999 }])(
  'a product with %j is valid',
  (change) => expect(pathsOf(change)).toEqual([]),
);

test.each([
  ['sku', ''],
  ['sku', '10x1'],
  ['sku', '1'.repeat(21)],
  ['sku', 1001],
  ['name', ' '],
  ['name', 'a\u0000'],
  ['name', 'x'.repeat(201)],
  ['price', -1],
  ['price', 1.005],
  ['price', 100_000_000],
  ['price', '149'],
  ['price', Number.NaN],
  ['description', null],
  ['description', 'x'.repeat(10_001)],
  ['isActive', 'yes'],
  ['isActive', undefined],
])('the field %s refuses %j', (path, value) => expect(pathsOf({ [path]: value })).toEqual([path]));

test.each([
  ['149', 149],
  ['$1,149.50', 1149.5],
  ['149 USD', 149],
  ['0.23', 0.23],
  ['-1', -1],
  ['1e3', Number.NaN],
  ['1$49', Number.NaN],
  ['', Number.NaN],
  ['six', Number.NaN],
])('the amount %j is parsed as %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));
