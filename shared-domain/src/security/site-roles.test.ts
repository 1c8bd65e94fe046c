import { siteActions, siteResources } from './site-contexts.ts';
import { createSiteRole, type SiteRole, siteRoles } from './site-roles.ts';

const everything = siteResources.flatMap((resource) => siteActions.map((action) => `${resource} ${action}`));
const staff = [
  'ORDER READ',
  'ORDER UPDATE',
  'PROJECT READ',
  'PROJECT UPDATE',
  'UPLOAD READ',
  'UPLOAD UPDATE',
  'DESK READ',
  'DESK UPDATE',
  'PAYMENT UPDATE',
];
const member = ['ORDER CREATE', 'ORDER READ', ...siteActions.map((action) => `PROJECT ${action}`)];

function allowed(seed: SiteRole): string[] {
  const role = createSiteRole(seed);
  return everything.filter((permission) => {
    const [resource = '', action = ''] = permission.split(' ');
    return role.isAllowed(action, resource);
  });
}

test('H7: each seed role allows its tasks and nothing else', () => {
  expect(siteRoles.map((seed) => [seed.name, seed.isAlmighty, allowed(seed)])).toEqual([
    ['Member', false, member],
    ['Analyst', false, staff],
    ['Customer Service', false, staff],
    ['Admin', true, everything],
  ]);
});

test('roles created from the same seed are independent', () => {
  const [seed] = siteRoles;
  if (!seed) throw new Error('There are no seed roles.');
  const first = createSiteRole(seed);
  first.enabled = false;
  expect(createSiteRole(seed).enabled).toBe(true);
});
