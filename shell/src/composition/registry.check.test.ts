import { generateKeyPairSync, sign } from 'node:crypto';
import { DocumentError, signedText } from '@title24/remote-kit/contract';
import { createRegistryCheck } from './registry.check.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
const now = '2026-11-20T12:00:00.000Z';

const content = (revision: number, expiresAt = '2026-11-22T12:00:00.000Z') => ({
  microFrontends: { 'mf-a': [] },
  skipped: [],
  revision,
  issuedAt: now,
  expiresAt,
});
const signed = (document: ReturnType<typeof content>, by = privateKey) => ({
  ...document,
  signature: sign(null, Buffer.from(signedText(document)), by).toString('base64'),
});
const check = (revision = 5) => createRegistryCheck({ trust: { key, revision }, now });
/** Why it is refused; null if it is not. */
const faultOf = (checked: Promise<unknown>) =>
  checked.then(
    () => null,
    (error: unknown) => (error instanceof DocumentError ? error.fault : error),
  );

const told = jest.fn();
beforeEach(() => {
  told.mockReset();
  Object.assign(navigator, { sendBeacon: told });
});

test('a document of this site, as new as the page, is taken as it was sent', async () => {
  const document = signed(content(5));
  expect(await check()(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(told).not.toHaveBeenCalled();
});

test.each<[string, unknown, string]>([
  ['another part in it', { ...signed(content(5)), microFrontends: { 'mf-b': [] } }, 'tampered'],
  ['a higher revision written over it', { ...signed(content(4)), revision: 6 }, 'tampered'],
  ['a later end written over it', { ...signed(content(5, now)), expiresAt: '2030-01-01' }, 'tampered'],
  ['more in it than was signed', { ...signed(content(5)), more: true }, 'tampered'],
  ['the key of somebody else', signed(content(5), generateKeyPairSync('ed25519').privateKey), 'tampered'],
  ['a signature that is no base64', { ...signed(content(5)), signature: '?' }, 'unverifiable'],
  ['no signature', content(5), 'malformed'],
  ['nothing in it', null, 'malformed'],
  ['an older revision', signed(content(4)), 'replayed'],
  ['its end behind it', signed(content(5, now)), 'expired'],
  ['an end that is no time', signed(content(5, 'never')), 'expired'],
])('one with %s is refused', async (_, document, fault) => {
  expect(await faultOf(check()(document))).toBe(fault);
  // What a browser cannot check says nothing about the document.
  const isNews = fault !== 'unverifiable';
  expect(told.mock.calls).toEqual(isNews ? [[`/registry/refused-documents?fault=${fault}`]] : []);
});

test('what was seen once is not gone back behind', async () => {
  const checkOne = check();
  await checkOne(signed(content(9)));
  expect(await faultOf(checkOne(signed(content(8))))).toBe('replayed');
  expect(await faultOf(checkOne(signed(content(9))))).toBeNull();
  // What was refused counts for nothing.
  await faultOf(checkOne({ ...signed(content(9)), revision: 20 }));
  expect(await faultOf(checkOne(signed(content(10))))).toBeNull();
});

test('a site that does not sign is taken as it comes', async () => {
  expect(await createRegistryCheck({ trust: undefined, now })(content(1))).toEqual(content(1));
});
