import fc from 'fast-check';
import { AuthorizationContext } from './authorization-context.ts';
import { PermissionHolder } from './permission-holder.ts';
import { contextAndMask, contextOf, maskOf } from './testing/arbitrary-context.ts';
import { errorOf } from './testing/error-of.ts';

const actions = ['CREATE', 'READ', 'UPDATE', 'DELETE'];
const order = new AuthorizationContext({ name: 'ORDER', bits: actions });
const product = new AuthorizationContext({ name: 'PRODUCT', bits: actions });

function holderOf(...names: string[]): PermissionHolder {
  const holder = new PermissionHolder();
  holder.grant(order, names);
  return holder;
}

test('H6: actions are allowed only if all of them are granted', () => {
  const holder = holderOf('READ', 'UPDATE');
  expect(actions.filter((action) => holder.isAllowed(action, 'ORDER'))).toEqual(['READ', 'UPDATE']);
  expect(holder.isAllowed(['READ', 'UPDATE'], 'ORDER')).toBe(true);
  expect(holder.isAllowed(['READ', 'DELETE'], 'ORDER')).toBe(false);
  expect(holder.isAllowed('READ', 'PRODUCT')).toBe(false);
});

test('H6: an unknown permission is denied without an error', () => {
  const holder = holderOf(...actions);
  for (const [action, resource] of [
    ['EXPORT', 'ORDER'],
    [['READ', 'EXPORT'], 'ORDER'],
    [[], 'ORDER'],
    ['', 'ORDER'],
    ['READ', ''],
    ['READ', 'order'],
    ['constructor', 'ORDER'],
    ['READ', '__proto__'],
    [null, 'ORDER'],
    [2, 'ORDER'],
    [[2], 'ORDER'],
    [new Array(1), 'ORDER'],
    [{ length: 0 }, 'ORDER'],
    ['READ', undefined],
  ]) {
    expect(holder.isAllowed(action as string, resource as string)).toBe(false);
  }
});

test('H6: permissions can be granted as names, numbers and bigints, which add up to one mask per context', () => {
  const holder = holderOf('CREATE');
  holder.grant(order, 2);
  holder.grant(order, 8n);
  holder.grant(product, ['READ']);
  expect(holder.granted('ORDER')).toBe(11n);
  expect(holder.granted('PRODUCT')).toBe(2n);
  expect(holder.granted('HELP')).toBe(0n);
  expect(holder.grants.map(({ context, mask }) => [context.name, mask])).toEqual([
    ['ORDER', 11n],
    ['PRODUCT', 2n],
  ]);
});

test('H6: a revoked permission is removed, and revoking a permission that is not granted changes nothing', () => {
  const holder = holderOf('CREATE', 'READ');
  holder.revoke(order, ['READ', 'DELETE']);
  holder.revoke(product, 15);
  expect(holder.granted('ORDER')).toBe(1n);
  holder.revoke(order, 1n);
  expect(holder.grants).toEqual([]);
});

test('H6: no permission has an effect in a disabled context', () => {
  const disabled = new AuthorizationContext({ name: 'ORDER', bits: actions, enabled: false });
  const holder = new PermissionHolder();
  holder.grant(disabled, 15);
  expect(holder.isAllowed('READ', 'ORDER')).toBe(false);
  expect(holder.granted('ORDER')).toBe(15n);
});

test.each([[null], [undefined]])('H6: %j is refused as a context', (context) => {
  const holder = new PermissionHolder();
  expect(errorOf(() => holder.grant(context as unknown as AuthorizationContext, ['READ']))).toMatchObject({
    name: 'SecurityError',
    code: 'grant-without-context',
    message: 'granting permissions needs a non-null context',
  });
  expect(errorOf(() => holder.revoke(context as unknown as AuthorizationContext, ['READ'])).message).toBe(
    'revoking permissions needs a non-null context',
  );
});

test.each([['READ'], [null], [undefined], [true], [{}]])(
  'H6: %j is refused, because it is neither a number nor an array',
  (permissions) => {
    const holder = new PermissionHolder();
    expect(errorOf(() => holder.grant(order, permissions as unknown as string[]))).toMatchObject({
      code: 'grant-without-permissions',
      message: 'granting permissions needs a number or array of permission names',
    });
    expect(errorOf(() => holder.revoke(order, permissions as unknown as string[])).message).toBe(
      'revoking permissions needs a number or array of permission names',
    );
  },
);

test.each([
  [16, 'a bitmask above the context maximum is rejected'],
  [2n ** 70n, 'a bitmask above the context maximum is rejected'],
  [-1, 'a bitmask should be a whole number from 0'],
  [-1n, 'a bitmask should be a whole number from 0'],
  [Number.NaN, 'a bitmask should be a whole number from 0'],
  [['READ', 1], 'argument must be an array of strings'],
  [['READ', 'EXPORT'], 'converting a permission that is not in the context'],
])('H6: after %p is rejected, the permissions are unchanged', (permissions, message) => {
  const holder = holderOf('CREATE');
  expect(errorOf(() => holder.grant(order, permissions as bigint)).message).toBe(message);
  expect(errorOf(() => holder.revoke(order, permissions as bigint)).message).toBe(message);
  expect(holder.granted('ORDER')).toBe(1n);
});

test('permissions cannot be granted or revoked in a context with the same name but another order of bits', () => {
  const holder = holderOf('CREATE');
  const turned = new AuthorizationContext({ name: 'ORDER', bits: ['DELETE', 'READ', 'UPDATE', 'CREATE'] });
  expect(errorOf(() => holder.grant(turned, [])).code).toBe('context-differs');
  expect(errorOf(() => holder.revoke(turned, ['CREATE'])).code).toBe('context-differs');
  expect(holder.isAllowed('CREATE', 'ORDER')).toBe(true);
  expect(holder.isAllowed('DELETE', 'ORDER')).toBe(false);
});

test('changing a returned grant changes no permissions', () => {
  const holder = holderOf('CREATE');
  const [grant] = holder.grants as unknown as { mask: bigint }[];
  if (grant) grant.mask = 15n;
  expect(holder.isAllowed('DELETE', 'ORDER')).toBe(false);
});

const twoMasks = fc
  .integer({ min: 1, max: 200 })
  .map((count) => contextOf('ORDER', count))
  .chain((context) => fc.tuple(fc.constant(context), maskOf(context), maskOf(context)));

test('H6: revoking newly granted permissions restores the previous mask', () => {
  fc.assert(
    fc.property(twoMasks, ([context, before, asked]) => {
      const holder = new PermissionHolder();
      holder.grant(context, before);
      holder.grant(context, asked);
      expect(holder.granted('ORDER')).toBe(before | asked);
      holder.revoke(context, asked & ~before);
      expect(holder.granted('ORDER')).toBe(before);
    }),
  );
});

test('H6: exactly the permissions in the mask are allowed', () => {
  fc.assert(
    fc.property(contextAndMask, ([context, mask]) => {
      const holder = new PermissionHolder();
      holder.grant(context, mask);
      const allowed = context.bits
        .map((bit) => bit.name)
        .filter((name) => holder.isAllowed(name, context.name));
      expect(allowed).toEqual(context.toNames(mask));
      expect(holder.isAllowed(allowed, context.name)).toBe(mask !== 0n);
    }),
  );
});

test('H6: granting removes no permission, and revoking grants none', () => {
  fc.assert(
    fc.property(twoMasks, fc.func(fc.boolean()), ([context, before, asked], isAsked) => {
      const request = context.bits.map((bit) => bit.name).filter((name) => isAsked(name));
      const holder = new PermissionHolder();
      holder.grant(context, before);
      const allowed = holder.isAllowed(request, 'ORDER');
      holder.grant(context, asked);
      if (allowed) expect(holder.isAllowed(request, 'ORDER')).toBe(true);
      const more = holder.isAllowed(request, 'ORDER');
      holder.revoke(context, asked);
      if (!more) expect(holder.isAllowed(request, 'ORDER')).toBe(false);
    }),
  );
});
