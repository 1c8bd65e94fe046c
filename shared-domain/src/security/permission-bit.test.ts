import { PermissionBit } from './permission-bit.ts';
import { errorOf } from './testing/error-of.ts';

test.each([
  [0, 1n],
  [1, 2n],
  [31, 2147483648n],
  [53, 9007199254740992n],
  [200, 2n ** 200n],
])('H6: the value of a bit at position %i is 2 to the power of the position', (position, value) => {
  expect(new PermissionBit({ name: 'READ', position }).value).toBe(value);
});

test('H6: a bit has a description and a sort order, which defaults to its position', () => {
  expect(new PermissionBit({ name: 'READ', position: 3 })).toMatchObject({ description: '', sortOrder: 3 });
  const bit = new PermissionBit({ name: 'READ', position: 3, description: 'See it', sortOrder: 0 });
  expect(bit).toMatchObject({ name: 'READ', description: 'See it', sortOrder: 0, position: 3 });
});

test.each([[''], ['   '], [null], [undefined], [7], [['READ']]])('H6: %j is not a bit name', (name) => {
  expect(errorOf(() => new PermissionBit({ name: name as string, position: 0 }))).toMatchObject({
    name: 'SecurityError',
    code: 'bit-without-name',
    message: 'a permission bit needs a non-empty string name',
  });
});

test.each([[-1], [0.5], [Number.NaN], [Infinity], ['0']])('H6: %p is not a bit position', (position) => {
  expect(errorOf(() => new PermissionBit({ name: 'READ', position: position as number })).message).toBe(
    'a permission bit needs a position, a whole number from 0',
  );
});
