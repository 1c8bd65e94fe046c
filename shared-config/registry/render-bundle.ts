import { gunzipSync, gzipSync } from 'node:zlib';

/** Maximum size of a render bundle in bytes, as a file and as the text in it. */
export const maxRenderBundleBytes = 4 * 1024 ** 2;

/** The file of a render bundle cannot be decompressed, or its text is too long. */
export class RenderBundleError extends Error {
  override readonly name = 'RenderBundleError';
}

/** Returns the file of a render bundle with this text: in gzip (RFC 1952), about a third of it. */
export function compressRenderBundle(text: string | Uint8Array): Buffer {
  return gzipSync(text, { level: 9 });
}

/**
 * Returns the text of a render bundle from its file, which may be the text itself: no script begins as gzip does.
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
