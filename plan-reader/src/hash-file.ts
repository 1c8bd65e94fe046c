import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Number of bytes hashed without a pause. Hashing this many takes about a millisecond, so the page stays responsive.
 */
const sliceSize = 256 * 1024;

/**
 * Returns the SHA-256 hash of a file in lowercase hexadecimal. Hashes the file in slices, because WebCrypto would need
 * the whole file in memory. Rejects if the file can no longer be read, or with the signal's reason once the signal is
 * aborted.
 */
export async function hashFile(file: Blob, signal?: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let begin = 0; begin < file.size; begin += sliceSize) {
    hash.update(new Uint8Array(await file.slice(begin, begin + sliceSize).arrayBuffer()));
    signal?.throwIfAborted();
  }
  return bytesToHex(hash.digest());
}
