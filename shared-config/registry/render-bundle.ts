import { gunzipSync, gzipSync } from 'node:zlib';

/** Maximum size of a render bundle in bytes, both as a file and as text. */
export const maxRenderBundleBytes = 4 * 1024 ** 2;

/** Thrown when the file of a render bundle cannot be decompressed, or its text is too long. */
export class RenderBundleError extends Error {
  override readonly name = 'RenderBundleError';
}

/** Returns the file of a render bundle with this text, compressed with gzip (RFC 1952) to about a third. */
export function compressRenderBundle(text: string | Uint8Array): Buffer {
  return gzipSync(text, { level: 9 });
}

/**
 * Returns the text of a render bundle from its file. The file may also contain the uncompressed text, which never
 * starts like a gzip file.
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
