import { gunzipSync, gzipSync } from 'node:zlib';

/** Maximum size of a render bundle in bytes, both as a file and as text. */
export const maxRenderBundleBytes = 4 * 1024 ** 2;

/** Thrown when a render bundle cannot be decompressed or is too long. */
export class RenderBundleError extends Error {
  override readonly name = 'RenderBundleError';
}

/** Returns a render bundle's text, compressed with gzip (RFC 1952). */
export function compressRenderBundle(text: string | Uint8Array): Buffer {
  return gzipSync(text, { level: 9 });
}

/**
 * Returns a render bundle's text, whether or not the file is compressed. Text never starts like a gzip file.
 * @throws RenderBundleError
 */
export function renderBundleText(content: Uint8Array): string {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return Buffer.from(content).toString();
  try {
    return gunzipSync(content, { maxOutputLength: maxRenderBundleBytes }).toString();
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new RenderBundleError(
      `The render bundle cannot be decompressed to at most ${maxRenderBundleBytes} bytes: ${reason}.`,
      { cause },
    );
  }
}
