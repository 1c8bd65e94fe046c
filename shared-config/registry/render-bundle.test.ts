import { gzipSync } from 'node:zlib';
import { compressRenderBundle, maxRenderBundleBytes, renderBundleText } from './render-bundle.ts';

const text = `exports.render = () => ({ main: '<p>Größe</p>' });\n${'// A long script.\n'.repeat(100)}`;

test('a render bundle is read whether or not it is compressed', () => {
  const compressed = compressRenderBundle(text);
  expect(compressed.length).toBeLessThan(text.length / 3);
  expect(renderBundleText(compressed)).toBe(text);
  expect(renderBundleText(Buffer.from(text))).toBe(text);
  expect(renderBundleText(Buffer.alloc(0))).toBe('');
});

test('equal texts are compressed to equal files', () => {
  expect(compressRenderBundle(text)).toEqual(compressRenderBundle(text));
  // A time in the gzip header would differ between builds.
  expect(compressRenderBundle(text).readUInt32LE(4)).toBe(0);
});

test.each([
  ['cut short', compressRenderBundle(text).subarray(0, 30)],
  ['with only the first two bytes', Buffer.from([0x1f, 0x8b])],
  ['with too long a text', gzipSync(Buffer.alloc(maxRenderBundleBytes + 1))],
])('a compressed render bundle %s is refused', (_, content) => {
  expect(() => renderBundleText(content)).toThrow(
    expect.objectContaining({
      name: 'RenderBundleError',
      message: expect.stringContaining('at most 4194304 bytes'),
    }),
  );
});
