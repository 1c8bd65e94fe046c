import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

const everyBytes = 20 * 1024 ** 2;
let unswept = 0;

/**
 * Counts received bytes, and regularly runs a minor garbage collection that releases their buffers. Outside the heap,
 * they trigger none themselves, and full collections would take a third of a large upload's time.
 */
export function sweepReceived(bytes: number): void {
  unswept += bytes;
  if (unswept < everyBytes) return;
  unswept = 0;
  collect({ type: 'minor' });
}
