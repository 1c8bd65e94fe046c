import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '../db/testing/eventually.ts';
import { acceptedCoding } from './accepted-coding.ts';
import { CachedBody } from './cached-body.ts';

const rows = Array.from(
  { length: 400 },
  (_, n) => `<p class="row-${n % 7}">Report ${n * n} – $${n ** 3 % 977}</p>`,
);
const text = `<!doctype html>${rows.join('')}`;

test('every coding of a body decodes to the same text, and each coding has its own tag', async () => {
  const body = new CachedBody(text);
  const [plain, brotli, gzip] = await Promise.all([body.in('identity'), body.in('br'), body.in('gzip')]);
  expect(plain.bytes.toString()).toBe(text);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
  expect(plain.etag).toMatch(/^"[\w-]{22}-identity"$/);
});

test('compresses a body quickly for its first request, and better once it is requested again', async () => {
  const body = new CachedBody(text);
  const quick = await body.in('br');
  const again = await body.in('br');
  expect(again.bytes).toBe(quick.bytes);
  await eventually(async () => (await body.in('br')).bytes !== quick.bytes);
  const thorough = await body.in('br');
  expect(thorough.bytes.length).toBeLessThan(quick.bytes.length);
  expect(thorough.etag).not.toBe(quick.etag);
  expect((await body.in('br')).bytes).toBe(thorough.bytes);
});

test('finds the tag of a body’s coding in a client’s list of tags', async () => {
  const body = new CachedBody(text);
  const { etag } = await body.in('br');
  expect(body.matching(etag)).toBe(etag);
  expect(body.matching(`"other", W/${etag}`)).toBe(etag);
  expect(body.matching('*')).toEqual(expect.any(String));
  expect(body.matching('"other"')).toBeNull();
  expect(body.matching(undefined)).toBeNull();
  expect(new CachedBody(`${text} `).matching(etag)).toBeNull();
});

test('a short body is not compressed', async () => {
  expect(await new CachedBody('short').in('br')).toMatchObject({ coding: 'identity' });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['bro', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('the accept-encoding header %s leads to the coding %s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
