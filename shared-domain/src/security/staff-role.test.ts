import { Role } from './role.ts';
import { createSiteRole, siteRoles } from './site-roles.ts';
import { isStaff } from './staff-role.ts';

test('N3: a role is a staff role if it may update orders', () => {
  expect(siteRoles.filter((seed) => isStaff(createSiteRole(seed))).map((seed) => seed.name)).toEqual([
    'Analyst',
    'Customer Service',
    'Admin',
  ]);
});

test('N3: neither a visitor nor a disabled role is staff', () => {
  expect(isStaff(null)).toBe(false);
  expect(isStaff(new Role({ name: 'Admin', isAlmighty: true, enabled: false }))).toBe(false);
});
