import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

const everyBytes = 20 * 1024 ** 2;
let unswept = 0;

/**
 * Counts received bytes and regularly triggers the release of their buffers. The buffers are outside the heap, so the
 * cheap collection of young objects does not count their size. Without this function, the buffers would accumulate
 * until a full collection, and full collections would take a third of the time of a large upload.
 */
export function sweepReceived(bytes: number): void {
  unswept += bytes;
  if (unswept < everyBytes) return;
  unswept = 0;
  collect({ type: 'minor' });
}
