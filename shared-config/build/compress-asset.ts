import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';

/**
 * Minimum size, in bytes, of files that are compressed with the second-best quality. For such files, the best quality
 * takes twice as long and saves only two percent more.
 */
const largeBytes = 2 ** 20;

/** Compresses a file for browsers. A file is compressed once per build, so the quality is high. */
export function compressAsset(
  content: Uint8Array,
  _options: BrotliOptions,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  const quality =
    content.length < largeBytes ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;
  brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done);
}
