import { createSiteRole, siteRoles } from './site-roles.ts';
import { workPageOf } from './work-page.ts';

test('Q4: staff who work on orders and plans begin with the queue, others nowhere', () => {
  const queue = '/admin/work';
  expect(siteRoles.map((seed) => [seed.name, workPageOf(createSiteRole(seed))])).toEqual([
    ['Member', null],
    ['Analyst', queue],
    ['Customer Service', queue],
    ['Admin', queue],
  ]);
  expect(workPageOf(null)).toBeNull();
});
