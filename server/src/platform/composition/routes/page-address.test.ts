import { pageAddress } from './page-address.ts';

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
