import { withNext } from './next-page.ts';

test('links include the page to return to only if it belongs to this site', () => {
  expect(withNext('/register', '/faq?q=a b')).toBe('/register?next=%2Ffaq%3Fq%3Da%2520b');
  expect(withNext('/register', '//elsewhere.example')).toBe('/register');
  expect(withNext('/register', null)).toBe('/register');
});
