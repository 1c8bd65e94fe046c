/** An entry in a list of blobs. */
export interface StoredBlob {
  /** Hash of the content: 'sha384-…' in base64. */
  readonly integrity: string;
  readonly bytes: number;
  /** When the blob was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * Stores published files under the hashes of their contents, so that equal files are stored only once. A store does not
 * verify its files, so readers compare them with the hash.
 */
export interface BlobStore {
  /** Whether several machines share the store. */
  readonly isShared: boolean;
  has(integrity: string): Promise<boolean>;
  /** Returns the content of a blob; null if there is none. */
  read(integrity: string): Promise<Buffer | null>;
  /** Stores a blob atomically. Resolves when the content is durable. */
  put(integrity: string, content: Uint8Array): Promise<void>;
  /** Removes a blob if it exists. */
  remove(integrity: string): Promise<void>;
  list(): AsyncIterable<StoredBlob>;
  /** Removes partial files left by killed processes, if last written before `begunBefore` (milliseconds since 1970). */
  removeUnfinished?(begunBefore: number): Promise<void>;
  /** Makes the path `target` a hard link to the blob. Returns false if this is not possible. */
  linkTo?(integrity: string, target: string): Promise<boolean>;
}

const integrityForm = /^sha384-[A-Za-z0-9+/]{64}$/;
const hexForm = /^[0-9a-f]{96}$/;

/**
 * Returns a blob's storage key: its hash in hexadecimal digits.
 *
 * @throws RangeError if the text is not a sha384 integrity
 */
export function blobKey(integrity: string): string {
  if (!integrityForm.test(integrity)) throw new RangeError(`${integrity} is not a sha384 integrity.`);
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

/** Returns the integrity for a storage key; null for any other text. */
export function integrityOfKey(key: string): string | null {
  return hexForm.test(key) ? `sha384-${Buffer.from(key, 'hex').toString('base64')}` : null;
}
