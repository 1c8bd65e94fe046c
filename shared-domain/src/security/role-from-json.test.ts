import fc from 'fast-check';
import { AuthorizationContext } from './authorization-context.ts';
import { Role } from './role.ts';
import { roleFromJson } from './role-from-json.ts';
import type { RoleJson } from './role-json.schema.ts';
import { anyContext, anyName, contextOf, maskOf } from './testing/arbitrary-context.ts';
import { errorOf } from './testing/error-of.ts';

const actions = ['CREATE', 'READ', 'UPDATE', 'DELETE'];
const order = new AuthorizationContext({ name: 'ORDER', bits: actions });
const json: RoleJson = {
  name: 'Analyst',
  description: 'Reviews',
  sortOrder: 2,
  enabled: true,
  isAlmighty: false,
  permissions: { ORDER: '6' },
  contexts: { ORDER: actions },
};

test('H6: a role is restored from its JSON', () => {
  const role = roleFromJson(JSON.parse(JSON.stringify(json)), [order]);
  expect(role.toJSON()).toEqual(json);
  expect(actions.filter((action) => role.isAllowed(action, 'ORDER'))).toEqual(['READ', 'UPDATE']);
});

test('H6: the flags for disabled and all-powerful roles are restored', () => {
  const role = roleFromJson({ ...json, enabled: false, isAlmighty: true }, [order]);
  expect(role).toMatchObject({ enabled: false, isAlmighty: true });
  expect(role.isAllowed('READ', 'ORDER')).toBe(false);
});

test('a role’s permissions are restored by name, even if the reader’s bits have other positions', () => {
  const turned = new AuthorizationContext({ name: 'ORDER', bits: ['DELETE', 'UPDATE', 'CREATE', 'READ'] });
  const role = roleFromJson(json, [turned]);
  expect(role.granted('ORDER')).toBe(10n);
  expect(actions.filter((action) => role.isAllowed(action, 'ORDER'))).toEqual(['READ', 'UPDATE']);
});

test('permissions are left out if the reader lacks their context or bit', () => {
  const newer = {
    ...json,
    permissions: { ORDER: '31', RACK: '1' },
    contexts: { ORDER: [...actions, 'EXPORT'], RACK: ['READ'] },
  };
  const role = roleFromJson(newer, [order]);
  expect(role.granted('ORDER')).toBe(15n);
  expect(role.isAllowed('EXPORT', 'ORDER')).toBe(false);
  expect(role.isAllowed('READ', 'RACK')).toBe(false);
  expect(role.toJSON().permissions).toEqual({ ORDER: '15' });
});

test('a role allows nothing in a context that the reader has disabled', () => {
  const disabled = new AuthorizationContext({ name: 'ORDER', bits: actions, enabled: false });
  expect(roleFromJson(json, [disabled]).isAllowed('READ', 'ORDER')).toBe(false);
});

test.each<[unknown, string]>([
  [null, 'the role: give an object'],
  [undefined, 'the role: give an object'],
  ['{}', 'the role: give an object'],
  [[json], 'the role: give an object'],
  [{}, 'name: give a text that is not empty'],
  [{ ...json, name: ' ' }, 'name: give a text that is not empty'],
  [{ ...json, description: null }, 'description: give a string'],
  [{ ...json, sortOrder: '2' }, 'sortOrder: give a number'],
  [{ ...json, sortOrder: Number.NaN }, 'sortOrder: give a finite number'],
  [{ ...json, enabled: undefined }, 'enabled: give a boolean'],
  [{ ...json, enabled: 'false' }, 'enabled: give a boolean'],
  [{ ...json, isAlmighty: undefined }, 'isAlmighty: give a boolean'],
  [{ ...json, isAlmighty: 'false' }, 'isAlmighty: give a boolean'],
  [{ ...json, isAlmighty: 1 }, 'isAlmighty: give a boolean'],
  [{ ...json, isAlmighty: [] }, 'isAlmighty: give a boolean'],
  [{ ...json, permissions: null }, 'permissions: give an object'],
  [{ ...json, permissions: ['6'] }, 'permissions: give an object'],
  [{ ...json, contexts: undefined }, 'contexts: give an object'],
  [{ ...json, contexts: {} }, 'contexts.ORDER: list the names of its bits'],
  [{ ...json, contexts: { ORDER: 'READ' } }, 'contexts.ORDER: list the names of its bits'],
  [{ ...json, contexts: { ORDER: [{ name: 'READ' }] } }, 'contexts.ORDER: list the names of its bits'],
  [{ ...json, contexts: { ORDER: ['READ', 'READ'] } }, 'contexts.ORDER: a bit name already in the context'],
  [{ ...json, contexts: { ORDER: [''] } }, 'contexts.ORDER: adding a permission bit with wrong parameters'],
  [
    { ...json, permissions: { '': '0' }, contexts: { '': [] } },
    'contexts.: instantiating a permission context without a name',
  ],
])('H6: the role JSON %j is malformed', (value, detail) => {
  expect(errorOf(() => roleFromJson(value, [order]))).toMatchObject({
    name: 'SecurityError',
    code: 'malformed-role',
    message: 'a role in JSON is malformed',
    detail,
  });
});

test.each([
  [6],
  [6n],
  [null],
  [''],
  ['-1'],
  ['+6'],
  [' 6'],
  ['6 '],
  ['06'],
  ['0x6'],
  ['6n'],
  ['1e1'],
  ['٦'],
  ['16x'],
  ['100'],
])('H6: %p is not a mask in JSON', (mask) => {
  const value = { ...json, permissions: { ORDER: mask } };
  expect(errorOf(() => roleFromJson(value, [order])).detail).toBe(
    'permissions.ORDER: write a mask of these bits as decimal text',
  );
});

test('H6: a mask is rejected if it has a bit that the JSON does not name, even if the reader has that bit', () => {
  const value = { ...json, permissions: { ORDER: '4' }, contexts: { ORDER: ['CREATE', 'READ'] } };
  expect(errorOf(() => roleFromJson(value, [order]))).toMatchObject({
    code: 'malformed-role',
    detail: 'permissions.ORDER: a bitmask above the context maximum is rejected',
    cause: expect.objectContaining({ code: 'above-maximum' }),
  });
});

test('inherited members of a role’s JSON grant nothing', () => {
  const { isAlmighty: _, ...rest } = json;
  const almighty = Object.assign(Object.create({ isAlmighty: true }), rest);
  expect(errorOf(() => roleFromJson(almighty, [order])).detail).toBe('isAlmighty: give a boolean');
  const inherited = Object.create({ ORDER: '15' });
  expect(roleFromJson({ ...json, permissions: inherited }, [order]).granted('ORDER')).toBe(0n);
  const smuggled = JSON.parse(`{"__proto__":{"isAlmighty":true},${JSON.stringify(rest).slice(1)}`);
  expect(errorOf(() => roleFromJson(smuggled, [order])).detail).toBe('isAlmighty: give a boolean');
});

test('a mask of ten thousand bits is read, and a mask of a million digits is refused', () => {
  const wide = contextOf('ORDER', 10_000);
  const role = new Role({ name: 'Analyst' });
  role.grant(wide, wide.maximum);
  expect(roleFromJson(role.toJSON(), [wide]).granted('ORDER')).toBe(wide.maximum);
  const endless = { ...json, permissions: { ORDER: '9'.repeat(1_000_000) } };
  expect(errorOf(() => roleFromJson(endless, [order])).code).toBe('malformed-role');
});

const anyRole = fc
  .tuple(
    fc.record({
      name: anyName,
      description: fc.string(),
      sortOrder: fc.integer(),
      enabled: fc.boolean(),
      isAlmighty: fc.boolean(),
    }),
    fc.uniqueArray(anyContext, { maxLength: 4, selector: (context) => context.name }),
  )
  .chain(([definition, contexts]) =>
    fc.tuple(
      fc.constant(definition),
      fc.constant(contexts),
      fc.tuple(...contexts.map((context) => maskOf(context))),
    ),
  )
  .map(([definition, contexts, masks]) => {
    const role = new Role(definition);
    contexts.forEach((context, index) => {
      role.grant(context, masks[index] ?? 0n);
    });
    return { role, contexts };
  });

test('H6: any role can be converted to JSON text and back without change', () => {
  fc.assert(
    fc.property(anyRole, ({ role, contexts }) => {
      const copy = roleFromJson(JSON.parse(JSON.stringify(role)), contexts);
      expect(copy.toJSON()).toEqual(role.toJSON());
      for (const { name } of contexts) expect(copy.granted(name)).toBe(role.granted(name));
    }),
  );
});

test('H6: a role read from JSON has no more permissions than the original, even if the reader has other contexts', () => {
  fc.assert(
    fc.property(
      anyRole,
      fc.array(anyContext, { maxLength: 3 }),
      fc.nat(4),
      ({ role, contexts }, others, kept) => {
        const known = [...contexts.slice(0, kept), ...others];
        const copy = roleFromJson(JSON.parse(JSON.stringify(role)), known);
        for (const { name, bits } of known) {
          for (const bit of bits) {
            if (copy.isAllowed(bit.name, name)) expect(role.isAllowed(bit.name, name)).toBe(true);
          }
        }
      },
    ),
  );
});

test('H6: changing any member of a role’s JSON causes an error or grants no more permissions than the changed JSON contains', () => {
  const members = fc.constantFrom(...(Object.keys(json) as (keyof RoleJson)[]));
  fc.assert(
    fc.property(members, fc.jsonValue(), (member, value) => {
      try {
        const role = roleFromJson({ ...json, [member]: value }, [order]);
        expect(role.isAlmighty).toBe(member === 'isAlmighty' && value === true);
        if (!role.isAlmighty) expect(role.isAllowed('DELETE', 'ORDER')).toBe(false);
      } catch (error) {
        expect(error).toMatchObject({ code: 'malformed-role' });
      }
    }),
  );
});
