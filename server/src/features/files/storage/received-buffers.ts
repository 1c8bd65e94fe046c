import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

const sweepAfterBytes = 20 * 1024 ** 2;
let pendingBytes = 0;

/**
 * Counts received bytes, and regularly runs a minor garbage collection that releases their buffers. The buffers are
 * outside the heap, so they do not trigger minor collections. Full collections would take a third of a large
 * upload's time.
 */
export function sweepReceived(bytes: number): void {
  pendingBytes += bytes;
  if (pendingBytes < sweepAfterBytes) return;
  pendingBytes = 0;
  collect({ type: 'minor' });
}
