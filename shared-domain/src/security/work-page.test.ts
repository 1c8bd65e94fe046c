import { createSiteRole, siteRoles } from './site-roles.ts';
import { workPageOf } from './work-page.ts';

test('Q4: staff who work on plans begin with the open cases, others nowhere', () => {
  const queue = '/admin/submissions?view=work';
  expect(siteRoles.map((seed) => [seed.name, workPageOf(createSiteRole(seed))])).toEqual([
    ['Member', null],
    ['Analyst', queue],
    ['Customer Service', queue],
    ['Admin', queue],
  ]);
  expect(workPageOf(null)).toBeNull();
});
