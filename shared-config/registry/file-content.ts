import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Returns the Subresource Integrity of a file's content: 'sha384-…'. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the content of the file at a path; null if there is no such file. */
export async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/**
 * Returns whether brotli data decompresses to the content with this integrity.
 * @param bytes size of the content, which limits the decompression
 */
export async function isCompressedFrom(
  compressed: Uint8Array,
  integrity: string,
  bytes: number,
): Promise<boolean> {
  try {
    const unpacked = await decompress(compressed, { maxOutputLength: Math.max(1, bytes) });
    return integrityOf(unpacked) === integrity;
  } catch {
    return false;
  }
}
