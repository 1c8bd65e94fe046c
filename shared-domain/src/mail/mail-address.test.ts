import { isMailAddress, isSafeInMailHeader } from './mail-address.ts';

test.each(['ana@example.org', "o'neil+plans@mail.example.co.uk", 'Ana@Example.org'])(
  '%s is an email address',
  (address) => expect(isMailAddress(address)).toBe(true),
);

test.each([
  '',
  'ana@example',
  'ana@',
  'ana example.org',
  'ana@example..org',
  'ana@example.org?bcc=b@example.com',
  'ana@example.org, ben@example.org',
  'Ana <ana@example.org>',
  'ana@example.org\r\nBcc: victim@example.net',
  `a@${'b.'.repeat(130)}org`,
  `${'a'.repeat(65)}@example.org`,
])('%j is not an email address', (text) => expect(isMailAddress(text)).toBe(false));

test('mail headers allow an address such as root@localhost, but no text that forges a header', () => {
  expect(isSafeInMailHeader('root@localhost')).toBe(true);
  expect(isSafeInMailHeader('root@localhost\nBcc: victim')).toBe(false);
});
