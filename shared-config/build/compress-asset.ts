import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import { buildMode } from './build-mode.ts';

/**
 * Files of at least this many bytes get the second-best quality. The best quality would take twice as long
 * and save two percent more.
 */
const largeBytes = 2 ** 20;

/** Compresses a file for browsers. In production, the quality is high, because each file is compressed only once. */
export function compressAsset(
  content: Uint8Array,
  _options: BrotliOptions,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  const best = constants.BROTLI_MAX_QUALITY - (content.length < largeBytes ? 0 : 1);
  const quality = buildMode === 'production' ? best : 4;
  brotliCompress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }, done);
}
