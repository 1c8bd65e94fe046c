import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes hashed without a pause: about a millisecond's work, so that the page stays responsive. */
const sliceSize = 256 * 1024;

/**
 * Computes the SHA-256 of a file in lowercase hexadecimal, slice by slice: WebCrypto would need all of it in memory at
 * once. Rejects if the file can no longer be read, and with the signal's reason once it is aborted.
 */
export async function hashFile(file: Blob, signal?: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let begin = 0; begin < file.size; begin += sliceSize) {
    hash.update(new Uint8Array(await file.slice(begin, begin + sliceSize).arrayBuffer()));
    signal?.throwIfAborted();
  }
  return bytesToHex(hash.digest());
}
