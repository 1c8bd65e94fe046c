import { roleOf } from './login-role.ts';
import { loggedOut } from './login-status.ts';
import { createSiteRole, siteRoles } from './site-roles.ts';

const analyst =
  siteRoles.filter((seed) => seed.name === 'Analyst').map((seed) => createSiteRole(seed).toJSON())[0] ?? null;
const login = { status: true, role: analyst, token: 'opaque' };

test('H8: the role in an analyst’s login status allows changing orders but not products', () => {
  const role = roleOf(login);
  expect(role?.isAllowed('UPDATE', 'ORDER')).toBe(true);
  expect(role?.isAllowed('UPDATE', 'PRODUCT')).toBe(false);
});

test('H8: the role of a visitor, of an account without a role and of an ended login is null', () => {
  expect(roleOf(loggedOut)).toBeNull();
  expect(roleOf({ ...login, role: null })).toBeNull();
  expect(roleOf({ ...login, status: false })).toBeNull();
});

test('H8: a malformed role in a login status counts as no role', () => {
  expect(roleOf({ ...login, role: { isAlmighty: true } as unknown as typeof analyst })).toBeNull();
});
