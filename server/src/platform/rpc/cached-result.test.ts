import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedResult } from './cached-result.ts';

const decode = {
  identity: (bytes: Buffer) => bytes,
  br: (bytes: Buffer) => brotliDecompressSync(bytes),
  gzip: (bytes: Buffer) => gunzipSync(bytes),
};
const codings = ['identity', 'br', 'gzip'] as const;

/** Long enough to be compressed. */
const value = Array.from({ length: 200 }, (_, sku) => ({
  sku: `${sku}`,
  name: 'Résidence – “Ω”',
  price: sku * 3,
}));
const ids = [
  1,
  0,
  -3,
  1.5,
  1e21,
  null,
  '',
  'a',
  '"},{"x',
  '\u2028é',
  'x'.repeat(59_000),
  'x'.repeat(300_000),
];

for (const coding of codings) {
  test(`if ${coding} is requested, the bytes for each id decode to the JSON-RPC response`, async () => {
    const result = new CachedResult(value);
    for (const id of ids) {
      const { bytes, coding: used } = await result.answer(id, coding);
      const text = decode[used](bytes).toString();
      expect(text === `{"jsonrpc":"2.0","result":${JSON.stringify(value)},"id":${JSON.stringify(id)}}`).toBe(
        true,
      );
    }
    const { bytes, coding: used } = await result.answer(7, coding);
    expect(used).toBe(coding);
    if (coding !== 'identity') expect(bytes.length).toBeLessThan(JSON.stringify(value).length / 3);
  });
}

test('a missing result is sent as null, and uncompressed', async () => {
  const { bytes, coding } = await new CachedResult(undefined).answer(1, 'br');
  expect([coding, bytes.toString()]).toEqual(['identity', '{"jsonrpc":"2.0","result":null,"id":1}']);
});

test('a batch contains the value of a cached result', () => {
  expect(JSON.stringify([new CachedResult({ a: 1 })])).toBe('[{"a":1}]');
});
