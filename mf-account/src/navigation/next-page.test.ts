import { nextPage, withNext } from './next-page.ts';

test.each([
  ['/prices', '/prices'],
  ['/cost-estimator?kind=new&area=2500#result', '/cost-estimator?kind=new&area=2500#result'],
  ['/a/../faq', '/faq'],
])('a login leads back to %s', (next, expected) => expect(nextPage(next)).toBe(expected));

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
])('a login leads to the account where next is %j', (next) => expect(nextPage(next)).toBe('/my-account'));

test('the page to come back to is handed on, where it is one of this site', () => {
  expect(withNext('/register', '/faq?q=a b')).toBe('/register?next=%2Ffaq%3Fq%3Da%2520b');
  expect(withNext('/register', '//elsewhere.example')).toBe('/register');
  expect(withNext('/register', null)).toBe('/register');
});
