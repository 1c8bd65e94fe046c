import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';

/**
 * Files of at least this many bytes get the second-best quality. The best quality would take twice as long
 * and save two percent more.
 */
const largeBytes = 2 ** 20;

/**
 * Compresses a file for browsers. The quality is high, because each file is compressed only once per build.
 */
export function compressAsset(
  content: Uint8Array,
  _options: BrotliOptions,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  const quality =
    content.length < largeBytes ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;
  brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done);
}
