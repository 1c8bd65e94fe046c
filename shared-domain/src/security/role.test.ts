import { AuthorizationContext } from './authorization-context.ts';
import { Role } from './role.ts';
import { errorOf } from './testing/error-of.ts';

const order = new AuthorizationContext({ name: 'ORDER', bits: ['CREATE', 'READ', 'UPDATE', 'DELETE'] });
const help = new AuthorizationContext({ name: 'HELP', bits: ['READ', 'UPDATE'] });

test('H6: a role is enabled and not all-powerful by default', () => {
  expect(new Role({ name: 'Analyst' })).toMatchObject({
    name: 'Analyst',
    description: '',
    sortOrder: 0,
    enabled: true,
    isAlmighty: false,
  });
});

test('H6: an all-powerful role passes every check', () => {
  const role = new Role({ name: 'Admin', isAlmighty: true });
  expect(role.isAllowed('UPDATE', 'ORDER')).toBe(true);
  expect(role.isAllowed(['ANYTHING'], 'ANYWHERE')).toBe(true);
});

test('H6: a disabled role allows nothing until it is enabled again, even if it is all-powerful', () => {
  const admin = new Role({ name: 'Admin', isAlmighty: true, enabled: false });
  const analyst = new Role({ name: 'Analyst' });
  analyst.grant(order, ['READ']);
  analyst.enabled = false;
  expect([admin.isAllowed('READ', 'ORDER'), analyst.isAllowed('READ', 'ORDER')]).toEqual([false, false]);
  analyst.enabled = true;
  expect(analyst.isAllowed('READ', 'ORDER')).toBe(true);
  expect(analyst.isAllowed('UPDATE', 'ORDER')).toBe(false);
});

test.each([[''], ['  '], [null], [undefined]])('%j is not a role name', (name) => {
  expect(errorOf(() => new Role({ name: name as string }))).toMatchObject({
    code: 'holder-without-name',
    message: 'a role and an account need a non-empty name',
  });
});

test.each([['false'], ['true'], [1], [{}]])('%j is not a boolean flag', (flag) => {
  const value = flag as unknown as boolean;
  const role = new Role({ name: 'Analyst', enabled: false });
  expect(errorOf(() => new Role({ name: 'Analyst', isAlmighty: value })).detail).toMatch(/^isAlmighty /);
  expect(errorOf(() => new Role({ name: 'Analyst', enabled: value })).detail).toMatch(/^enabled /);
  expect(
    errorOf(() => {
      role.enabled = value;
    }).message,
  ).toBe('enabled and isAlmighty should be true or false');
  expect(role.enabled).toBe(false);
});

test('a role cannot become all-powerful after its creation', () => {
  const role = new Role({ name: 'Member' });
  expect(() => Object.assign(role, { isAlmighty: true })).toThrow(TypeError);
  expect(role.isAllowed('UPDATE', 'ORDER')).toBe(false);
});

test('H6: a role’s JSON contains the names of each context’s bits, and the masks as decimal text', () => {
  const role = new Role({ name: 'Analyst', description: 'Reviews', sortOrder: 2 });
  role.grant(order, ['READ', 'DELETE']);
  role.grant(help, ['READ']);
  role.revoke(help, ['READ']);
  expect(JSON.parse(JSON.stringify(role))).toEqual({
    name: 'Analyst',
    description: 'Reviews',
    sortOrder: 2,
    enabled: true,
    isAlmighty: false,
    permissions: { ORDER: '10' },
    contexts: { ORDER: ['CREATE', 'READ', 'UPDATE', 'DELETE'] },
  });
});
