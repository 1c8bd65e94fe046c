import { withNext } from './next-page.ts';

test('the page to return to is passed on only if it belongs to this site', () => {
  expect(withNext('/register', '/faq?q=a b')).toBe('/register?next=%2Ffaq%3Fq%3Da%2520b');
  expect(withNext('/register', '//elsewhere.example')).toBe('/register');
  expect(withNext('/register', null)).toBe('/register');
});
