import { createHash } from 'node:crypto';
import { hashFile } from './hash-file.ts';

test.each([0, 1, 262_144, 262_145, 900_000])(
  'the SHA-256 hash of %i bytes equals the hash from Node',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);
    expect(await hashFile(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);

test('hashing rejects when its signal is aborted', async () => {
  const abort = new AbortController();
  const hashing = hashFile(new Blob([new Uint8Array(600_000)]), abort.signal);
  abort.abort(new Error('closed'));
  await expect(hashing).rejects.toThrow('closed');
});
