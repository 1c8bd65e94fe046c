import { secretBox } from './secret-box.ts';

const stored = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
const chosen = 'a secret of thirty-two characters';
const text = 'a text, ünd more';

/** Written by better-auth 1.7.7, as everything was before. */
const formerly = {
  bySite:
    'b8f7a367f6fc5b289f83aa0d867891f793923c00d84897fb5df383a9a5cf72ad64d16f2e23ea889c2761c71cec4b05cafc64ab4c3632ef3802',
  bySetting:
    '$ba$1$55f99d51268ebdf0a0ebb506a11f3e0ae799d8308c193ec346e4e58b3d58e09c9865467c471ac095989709630801a6abd248163179529bf921',
};

const withoutSetting = secretBox({ stored, chosen: null });
const withSetting = secretBox({ stored, chosen });

test('what a former release encrypted is read', () => {
  expect(withoutSetting.decrypt(formerly.bySite)).toBe(text);
  expect(withSetting.decrypt(formerly.bySetting)).toBe(text);
  // The setting was made later.
  expect(withSetting.decrypt(formerly.bySite)).toBe(text);
});

test.each([
  ['the setting is gone', withoutSetting, formerly.bySetting],
  ['the setting is another one', secretBox({ stored, chosen: `${chosen}!` }), formerly.bySetting],
  ['the site has another secret', secretBox({ stored: chosen, chosen: null }), formerly.bySite],
  ['a digit was changed', withoutSetting, formerly.bySite.replace('b8f7', 'b8f6')],
  ['the end is missing', withoutSetting, formerly.bySite.slice(0, -2)],
  ['it is of a later version', withSetting, formerly.bySetting.replace('$1$', '$2$')],
  ['it is empty', withoutSetting, ''],
  ['it is no ciphertext', withoutSetting, text],
])('nothing is read if %s', (_, box, encrypted) => {
  expect(() => box.decrypt(encrypted)).toThrow();
});

test('what is encrypted has the form that former releases read, and is never twice the same', () => {
  const hex = /^[0-9a-f]+$/;
  const bySite = withoutSetting.encrypt(text);
  expect(bySite).toMatch(hex);
  expect(bySite).toHaveLength(formerly.bySite.length);
  expect(withoutSetting.encrypt(text)).not.toBe(bySite);
  expect(withoutSetting.decrypt(bySite)).toBe(text);
  const bySetting = withSetting.encrypt(text);
  expect(bySetting.slice(0, 6)).toBe('$ba$1$');
  expect(bySetting.slice(6)).toMatch(hex);
  expect(withSetting.decrypt(bySetting)).toBe(text);
});
