import { PasswordHasher } from './password-hash.ts';

const hasher = new PasswordHasher();

/** Hashes computed by another implementation, better-auth 1.7.7. */
const known = {
  plain:
    'b4f19005da1b57a47e07408ec430c919:7e91fdf2d1e147b6b07a6b4a213a56396cd99775b1a5b0715204fbf5ab5fa08441da0efb6ffed408cc782ea480adbfa6b5fabb255ea19fb8c4229278f52e83fb',
  unusual:
    'b8db05df3185cb28a3b66188a71dd448:2145239856a118ca3225893571b8abc3cab097f2c082fc6225aae3ecb66463a9a3c7a14df2224940879266b3cd2936ab2fc3d838c99b25e0b65dc124998026f8',
};

test.each([
  ['four plain words here', known.plain, true],
  ['four plain words her', known.plain, false],
  ['', known.plain, false],
  ['\uFB01ve \u00C5 words \u2460', known.unusual, true],
  // The password of the row above in another Unicode normalization form.
  ['five A\u030A words 1', known.unusual, true],
  ['five A words 1', known.unusual, false],
])('checks the password %j against the known hash %j', async (password, hash, isRight) => {
  expect(await hasher.verify(password, hash)).toBe(isRight);
});

test('a new hash matches its password, and each hash has a different salt', async () => {
  const [first, second] = [
    await hasher.hash('four plain words here'),
    await hasher.hash('four plain words here'),
  ];
  expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(first).not.toBe(second);
  expect(await hasher.verify('four plain words here', first)).toBe(true);
  expect(await hasher.verify('four plain words', first)).toBe(false);
});

test('refuses every password for an account without a hash', async () => {
  expect(await hasher.verify('four plain words here', null)).toBe(false);
});

test.each(['', 'salt', 'salt:', ':00', 'salt:00'])('the malformed hash %j causes an error', async (hash) => {
  await expect(hasher.verify('four plain words here', hash)).rejects.toThrow('not salt:key');
});
