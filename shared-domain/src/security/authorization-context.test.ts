import fc from 'fast-check';
import { AuthorizationContext } from './authorization-context.ts';
import { anyContext, contextAndMask, contextOf } from './testing/arbitrary-context.ts';
import { errorOf } from './testing/error-of.ts';

const order = new AuthorizationContext({ name: 'ORDER', bits: ['CREATE', 'READ', 'UPDATE', 'DELETE'] });

test('H6: the bits of a context have positions in the order of their definition', () => {
  expect(order.bits.map(({ name, position, value }) => [name, position, value])).toEqual([
    ['CREATE', 0, 1n],
    ['READ', 1, 2n],
    ['UPDATE', 2, 4n],
    ['DELETE', 3, 8n],
  ]);
});

test('H6: a context is enabled by default, and its bits can have a description and sort order', () => {
  expect(order).toMatchObject({ description: '', enabled: true, sortOrder: 0 });
  const help = new AuthorizationContext({
    name: 'HELP',
    description: 'Help texts',
    enabled: false,
    sortOrder: 2,
    bits: [{ name: 'READ', description: 'See them', sortOrder: 9 }],
  });
  expect(help).toMatchObject({ description: 'Help texts', enabled: false, sortOrder: 2 });
  expect(help.bits[0]).toMatchObject({ name: 'READ', description: 'See them', sortOrder: 9, position: 0 });
});

test.each([
  [0, 0n],
  [1, 1n],
  [4, 15n],
  [31, 2n ** 31n - 1n],
  [32, 2n ** 32n - 1n],
  [200, 2n ** 200n - 1n],
])('H6: the maximum of %i bits is 2 to the power of their count, minus one', (count, maximum) => {
  expect(contextOf('ORDER', count).maximum).toBe(maximum);
});

test.each([[''], ['  '], [null], [undefined], [3]])('H6: %j is not a context name', (name) => {
  expect(errorOf(() => new AuthorizationContext({ name: name as string, bits: [] }))).toMatchObject({
    name: 'SecurityError',
    code: 'context-without-name',
    message: 'instantiating a permission context without a name',
  });
});

test.each([[''], [null], [undefined], [4], [{}], [{ name: ' ' }]])('H6: %j is not a bit', (bit) => {
  expect(
    errorOf(() => new AuthorizationContext({ name: 'ORDER', bits: [bit as unknown as string] })),
  ).toMatchObject({
    code: 'wrong-bit',
    message: 'adding a permission bit with wrong parameters',
    cause: expect.objectContaining({ message: 'a permission bit needs a non-empty string name' }),
  });
});

test('H6: two bits of a context cannot have the same name', () => {
  expect(
    errorOf(() => new AuthorizationContext({ name: 'ORDER', bits: ['READ', { name: 'READ' }] })),
  ).toMatchObject({
    code: 'duplicate-bit',
    message: 'a bit name already in the context',
    detail: "'READ' comes twice in ORDER; give each bit its own name.",
  });
});

test('H6: the enabled flag of a context must be a boolean', () => {
  const definition = { name: 'ORDER', bits: [], enabled: 'false' as unknown as boolean };
  expect(errorOf(() => new AuthorizationContext(definition)).code).toBe('not-a-flag');
});

test('H6: permission names convert to numbers and masks, and masks to names', () => {
  expect(order.toNumber('UPDATE')).toBe(4n);
  expect(order.toMask([])).toBe(0n);
  expect(order.toMask(['DELETE', 'READ', 'READ'])).toBe(10n);
  expect(order.toNames(10)).toEqual(['READ', 'DELETE']);
  expect(order.toNames(15n)).toEqual(['CREATE', 'READ', 'UPDATE', 'DELETE']);
});

test.each([['EXPORT'], [''], ['read'], ['constructor'], ['__proto__']])(
  'H6: the permission %j is not in the context',
  (name) => {
    expect(order.has(name)).toBe(false);
    const expected = {
      code: 'unknown-permission',
      message: 'converting a permission that is not in the context',
    };
    expect(errorOf(() => order.toNumber(name))).toMatchObject(expected);
    expect(errorOf(() => order.toMask(['READ', name]))).toMatchObject(expected);
  },
);

test.each([[1], [null], [undefined], [['READ']], [{ name: 'READ' }]])(
  'H6: %j is not a string',
  (permission) => {
    expect(errorOf(() => order.toNumber(permission as unknown as string))).toMatchObject({
      code: 'not-a-string',
      message: 'argument must be a string',
    });
  },
);

test.each([['READ'], [2], [null], [undefined], [{ 0: 'READ' }], [['READ', 2]], [[null]], [new Array(1)]])(
  'H6: %j is not an array of strings',
  (permissions) => {
    expect(errorOf(() => order.toMask(permissions as string[]))).toMatchObject({
      code: 'not-strings',
      message: 'argument must be an array of strings',
    });
  },
);

test.each([[16], [16n], [2n ** 64n]])('H6: mask %p is above the maximum', (mask) => {
  expect(errorOf(() => order.toNames(mask))).toMatchObject({
    code: 'above-maximum',
    message: 'a bitmask above the context maximum is rejected',
    detail: 'ORDER ends at 15.',
  });
});

test.each([[-1], [-1n], [1.5], [Number.NaN], [Infinity], [2 ** 53], ['3'], [null]])(
  '%p is not a mask',
  (mask) => {
    expect(errorOf(() => order.toNames(mask as number)).message).toBe(
      'a bitmask should be a whole number from 0',
    );
  },
);

test('masks mean the same in two contexts only if both have the same bit names in the same positions', () => {
  const twin = new AuthorizationContext({ name: 'OTHER', bits: ['CREATE', 'READ', 'UPDATE', 'DELETE'] });
  expect(order.hasSameBits(twin)).toBe(true);
  for (const bits of [['READ', 'CREATE', 'UPDATE', 'DELETE'], ['CREATE', 'READ', 'UPDATE'], []]) {
    const other = new AuthorizationContext({ name: 'ORDER', bits });
    expect(order.hasSameBits(other) || other.hasSameBits(order)).toBe(false);
  }
});

test('H6: a mask of any length converts to permission names and back', () => {
  fc.assert(
    fc.property(contextAndMask, ([context, mask]) => {
      expect(context.toMask(context.toNames(mask))).toBe(mask);
    }),
  );
});

test('H6: each permission converts to its own bit, and all permissions together convert to the maximum', () => {
  fc.assert(
    fc.property(anyContext, (context) => {
      for (const bit of context.bits) expect(context.toNames(context.toNumber(bit.name))).toEqual([bit.name]);
      expect(context.toMask(context.bits.map((bit) => bit.name))).toBe(context.maximum);
    }),
    { numRuns: 20 },
  );
});
