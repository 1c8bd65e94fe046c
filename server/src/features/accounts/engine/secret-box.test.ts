import { secretBox } from './secret-box.ts';

const stored = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
const chosen = 'a secret of thirty-two characters';
const text = 'a text, ünd more';

/** Ciphertexts from another implementation, better-auth 1.7.7. */
const known = {
  bySite:
    'b8f7a367f6fc5b289f83aa0d867891f793923c00d84897fb5df383a9a5cf72ad64d16f2e23ea889c2761c71cec4b05cafc64ab4c3632ef3802',
  bySetting:
    '$ba$1$55f99d51268ebdf0a0ebb506a11f3e0ae799d8308c193ec346e4e58b3d58e09c9865467c471ac095989709630801a6abd248163179529bf921',
};

const withoutSetting = secretBox({ stored, chosen: [] });
const withSetting = secretBox({ stored, chosen: [chosen] });

test('decrypts ciphertexts of another implementation', () => {
  expect(withoutSetting.decrypt(known.bySite)).toBe(text);
  expect(withSetting.decrypt(known.bySetting)).toBe(text);
  // Texts encrypted with the stored secret can still be decrypted after AUTH_SECRET is set.
  expect(withSetting.decrypt(known.bySite)).toBe(text);
});

test.each([
  ['the setting was removed', withoutSetting, known.bySetting],
  ['the setting was changed', secretBox({ stored, chosen: [`${chosen}!`] }), known.bySetting],
  ['the site has another secret', secretBox({ stored: chosen, chosen: [] }), known.bySite],
  ['a digit was changed', withoutSetting, known.bySite.replace('b8f7', 'b8f6')],
  ['the end is missing', withoutSetting, known.bySite.slice(0, -2)],
  ['the text has a later version', withSetting, known.bySetting.replace('$1$', '$2$')],
  ['the text is empty', withoutSetting, ''],
  ['the text is not a ciphertext', withoutSetting, text],
])('does not decrypt a text if %s', (_, box, encrypted) => {
  expect(() => box.decrypt(encrypted)).toThrow();
});

test('encrypts a text differently each time, always in the storage format', () => {
  const hex = /^[0-9a-f]+$/;
  const bySite = withoutSetting.encrypt(text);
  expect(bySite).toMatch(hex);
  expect(bySite).toHaveLength(known.bySite.length);
  expect(withoutSetting.encrypt(text)).not.toBe(bySite);
  expect(withoutSetting.decrypt(bySite)).toBe(text);
  const bySetting = withSetting.encrypt(text);
  expect(bySetting.slice(0, 6)).toBe('$ba$1$');
  expect(bySetting.slice(6)).toMatch(hex);
  expect(withSetting.decrypt(bySetting)).toBe(text);
});

test('re-encrypts texts with the newest secret, so that older secrets are no longer needed', () => {
  const both = secretBox({ stored, chosen: ['the newest secret, of thirty-two', chosen] });
  const newest = secretBox({ stored, chosen: ['the newest secret, of thirty-two'] });
  for (const older of [known.bySetting, known.bySite]) {
    expect(both.decrypt(older)).toBe(text);
    const renewed = both.renewed(older);
    expect(newest.decrypt(renewed)).toBe(text);
    expect(both.renewed(renewed)).toBe(renewed);
  }
  expect(newest.renewed(known.bySetting)).toBe(known.bySetting);
  expect(withoutSetting.renewed(known.bySite)).toBe(known.bySite);
});
