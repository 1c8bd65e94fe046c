import { pageAddress } from './page-address.ts';
import { RenderAllowance } from './render-allowance.ts';

test.each(['/services', '/faq/a?x=1/', '/a//b', '/a?next=//evil.example', '/%5cx', '/[', '/a|b'])(
  'the request target %s is the address of a page',
  (target) => {
    expect(pageAddress(target, '/services')).toEqual({ page: target });
  },
);

test.each([
  ['/wizard/?a=1', '/wizard?a=1'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/a\\b', '/a/b'],
  ['//[', '/['],
  ['/\\x|?', '/x|'],
  ['//*x|', '/*x|'],
  ['///a%5c..', '/a%5c..'],
  ['/..//evil.example/', '/evil.example'],
  ['/.\\/evil.example', '/evil.example'],
  ['//', '/services'],
])('the request target %s redirects to %s', (target, clean) => {
  expect(pageAddress(target, '/services')).toEqual({ redirect: clean });
});

test('no request target redirects to another site', () => {
  const pieces = ['/', '\\', '.', '..', '%2f', '%5c', '@', ':', 'evil.example', '?', '#', '[', '\t'];
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        const address = pageAddress(`/${a}${b}${c}/`, '/services');
        if (address && 'redirect' in address) {
          expect(new URL(address.redirect, 'http://site').host).toBe('site');
          expect(address.redirect).not.toMatch(/^\/[/\\]|[\r\n]/);
        }
      }
    }
  }
});

test('a client with a limit of 60 uncached pages per minute can load 30 at once', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const allowance = new RenderAllowance(60);
  const takes = (client: string, count: number) =>
    Array.from({ length: count }, () => allowance.take(client)).filter(Boolean).length;
  expect(takes('a', 100)).toBe(30);
  expect(takes('b', 1)).toBe(1);
  now += 5000;
  expect(takes('a', 100)).toBe(5);
  now += 10 * 60_000;
  expect(takes('a', 100)).toBe(30);
});
