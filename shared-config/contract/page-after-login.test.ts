import { pageAfterLogin } from './page-after-login.ts';

test.each([
  ['/prices', '/prices'],
  ['/cost-estimator?kind=new&area=2500#result', '/cost-estimator?kind=new&area=2500#result'],
  ['/a/../faq', '/faq'],
])('if next is %j, a login leads to %j', (next, expected) => expect(pageAfterLogin(next)).toBe(expected));

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
])('if next is %j, a login leads to the account', (next) => expect(pageAfterLogin(next)).toBe('/my-account'));
