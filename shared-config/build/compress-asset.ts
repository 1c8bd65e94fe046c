import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';

/** From this size on, the best quality takes twice the time of the second best, for two percent fewer bytes. */
const largeBytes = 2 ** 20;

/** Compresses a file for browsers; once per build, so as well as possible. */
export function compressAsset(
  content: Uint8Array,
  _options: BrotliOptions,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  const quality =
    content.length < largeBytes ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;
  brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done);
}
