/** An entry in a store's list. */
export interface StoredBlob {
  /** Hash of its content: 'sha384-…' in base64. */
  readonly integrity: string;
  readonly bytes: number;
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * Stores the files of all published versions, each once, by the hash of its content. A store does not verify contents:
 * readers compare the content with the hash, as a disk or a bucket can change it.
 */
export interface BlobStore {
  /** Whether several machines share it. */
  readonly isShared: boolean;
  has(integrity: string): Promise<boolean>;
  /** Returns the content, or null if there is none. */
  read(integrity: string): Promise<Buffer | null>;
  /** Resolves once the content is durable; replaces what was there atomically. */
  put(integrity: string, content: Uint8Array): Promise<void>;
  /** Removes a blob, if it exists. */
  remove(integrity: string): Promise<void>;
  list(): AsyncIterable<StoredBlob>;
  /**
   * Removes the unfinished files of killed processes that were begun before `begunBefore` (milliseconds since 1970).
   */
  removeUnfinished?(begunBefore: number): Promise<void>;
  /** Links the blob to `target`, which takes no more disk space; false if the store cannot do that. */
  linkTo?(integrity: string, target: string): Promise<boolean>;
}

const integrityForm = /^sha384-[A-Za-z0-9+/]{64}$/;
const hexForm = /^[0-9a-f]{96}$/;

/** Returns the key of a blob: the hash in hexadecimal digits. @throws RangeError if it is not an integrity */
export function blobKey(integrity: string): string {
  if (!integrityForm.test(integrity)) throw new RangeError(`${integrity} is not a sha384 integrity.`);
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

/** Returns the integrity of a key; null if it is not a key. */
export function integrityOfKey(key: string): string | null {
  return hexForm.test(key) ? `sha384-${Buffer.from(key, 'hex').toString('base64')}` : null;
}
