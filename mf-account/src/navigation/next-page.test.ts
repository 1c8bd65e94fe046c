import { withNext } from './next-page.ts';

test('the page to come back to is handed on, if it is one of this site', () => {
  expect(withNext('/register', '/faq?q=a b')).toBe('/register?next=%2Ffaq%3Fq%3Da%2520b');
  expect(withNext('/register', '//elsewhere.example')).toBe('/register');
  expect(withNext('/register', null)).toBe('/register');
});
