import { createSiteRole, siteRoles } from '@title24/shared-domain';
import { pageAfterLogin } from './page-after-login.ts';

function roleNamed(name: string) {
  const seed = siteRoles.find((each) => each.name === name);
  if (!seed) throw new Error(`No role ${name}`);
  return createSiteRole(seed);
}

test.each([
  ['/prices', '/prices'],
  ['/cost-estimator?kind=new&area=2500#result', '/cost-estimator?kind=new&area=2500#result'],
  ['/a/../faq', '/faq'],
])('a login leads back to %s', (next, expected) => {
  expect(pageAfterLogin(next, null)).toBe(expected);
  expect(pageAfterLogin(next, roleNamed('Analyst'))).toBe(expected);
});

test.each([
  null,
  '',
  'prices',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  'javascript:alert(1)',
  '/login?next=/prices',
  '/register',
  '/reset-password?token=1',
  '/logout',
])('a login leads to the account if next is %j', (next) => {
  expect(pageAfterLogin(next, null)).toBe('/my-account');
  expect(pageAfterLogin(next, roleNamed('Member'))).toBe('/my-account');
  expect(pageAfterLogin(next, roleNamed('Analyst'))).toBe('/admin/submissions?view=work');
});

test.each([
  ['Member', '/my-account'],
  ['Analyst', '/admin/submissions?view=work'],
  ['Customer Service', '/admin/submissions?view=work'],
  ['Admin', '/admin/submissions?view=work'],
])('Q4: a login of the role %s leads to %s', (name, expected) => {
  expect(pageAfterLogin(null, roleNamed(name))).toBe(expected);
});

test('Q4: a role that is disabled, or that only reads plans, leads to the account', () => {
  const analyst = roleNamed('Analyst');
  analyst.enabled = false;
  expect(pageAfterLogin(null, analyst)).toBe('/my-account');
  expect(pageAfterLogin(null, { isAllowed: (action) => action === 'READ' })).toBe('/my-account');
});
