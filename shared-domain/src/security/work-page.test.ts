import { createSiteRole, siteRoles } from './site-roles.ts';
import { workPageOf } from './work-page.ts';

test('Q4: after a login, staff start at the queue and members at their projects', () => {
  const queue = '/admin/work';
  expect(siteRoles.map((seed) => [seed.name, workPageOf(createSiteRole(seed))])).toEqual([
    ['Member', '/project/list'],
    ['Analyst', queue],
    ['Customer Service', queue],
    ['Admin', queue],
  ]);
  expect(workPageOf(null)).toBeNull();
});
