import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc');

const sweepAfterBytes = 20 * 1024 ** 2;
/** Bytes. The multipart parser reuses its own buffers, which are at most this large. */
const maxReusedBytes = 256;
let pendingBytes = 0;

/**
 * Frees the memory of received chunks, which must not be used again. A chunk that shares its memory, such as the
 * last one of a form's file, is left to {@link sweepReceived}. Garbage collection of all chunks can take
 * longer than receiving them.
 */
export function freeReceived(chunks: readonly Buffer[]): void {
  for (const { buffer, byteLength } of chunks) {
    const isWhole = byteLength === buffer.byteLength && byteLength > maxReusedBytes;
    if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0);
    else sweepReceived(byteLength);
  }
}

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
