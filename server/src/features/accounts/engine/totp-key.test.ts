import { newTotpSecret, totpKey, totpUri } from './totp-key.ts';

/** Test vectors from RFC 4648, section 10, without padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base32', (text, base32) => {
  expect(totpKey(text)).toBe(base32);
});

test('the URI for an authenticator app equals the URI of another implementation', () => {
  // The URI that better-auth 1.7.7 generates.
  expect(totpUri('M7-_abcdefghijklmnopqrstuvwxyz01', 'Ada & Söhne Energy', 'ada+x@example.com')).toBe(
    'otpauth://totp/Ada%20%26%20S%C3%B6hne%20Energy:ada%2Bx%40example.com?secret=JU3S2X3BMJRWIZLGM5UGS2TLNRWW433QOFZHG5DVOZ3XQ6L2GAYQ&issuer=Ada+%26+S%C3%B6hne+Energy&digits=6&period=30',
  );
});

test('each new secret has 32 characters, and no two secrets are equal', () => {
  expect(newTotpSecret()).toMatch(/^[\w-]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});
