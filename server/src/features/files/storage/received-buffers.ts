import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

const everyBytes = 20 * 1024 ** 2;
let unswept = 0;

/**
 * Counts received bytes, and regularly runs a minor garbage collection that releases their buffers. The buffers are
 * outside the heap, so their size does not trigger minor collections. Without this function, the buffers would
 * accumulate until full collections, which would take a third of the time of a large upload.
 */
export function sweepReceived(bytes: number): void {
  unswept += bytes;
  if (unswept < everyBytes) return;
  unswept = 0;
  collect({ type: 'minor' });
}
