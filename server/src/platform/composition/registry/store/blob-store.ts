/** A blob as a store lists it. */
export interface StoredBlob {
  /** 'sha384-…' of its content, base64. */
  readonly integrity: string;
  readonly bytes: number;
  /** When it was put, in milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * Where the files of all published versions are kept, each once, by the hash of its content. A store does not look at
 * what it is given or gives: who reads compares the content with the hash, as a disk or a bucket can change it.
 */
export interface BlobStore {
  /** Whether several machines read and write it. */
  readonly isShared: boolean;
  has(integrity: string): Promise<boolean>;
  /** The content, or null where there is none. */
  read(integrity: string): Promise<Buffer | null>;
  /** Resolves when the content is kept for good; replaces what was there, whole. */
  put(integrity: string, content: Uint8Array): Promise<void>;
  /** Removes a blob, if it is there. */
  remove(integrity: string): Promise<void>;
  list(): AsyncIterable<StoredBlob>;
  /** Removes what a process that was killed had begun to put, before `begunBefore` (milliseconds since 1970). */
  removeUnfinished?(begunBefore: number): Promise<void>;
  /** Has the blob be at `target` too without taking more of the disk; false where the store cannot do that. */
  linkTo?(integrity: string, target: string): Promise<boolean>;
}

const integrityForm = /^sha384-[A-Za-z0-9+/]{64}$/;
const hexForm = /^[0-9a-f]{96}$/;

/** The name that a store keeps a blob under: the hash in hexadecimal digits. @throws RangeError if it is no integrity */
export function blobKey(integrity: string): string {
  if (!integrityForm.test(integrity)) throw new RangeError(`${integrity} is no sha384 integrity.`);
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

/** The integrity that a key stands for; null if it is no key. */
export function integrityOfKey(key: string): string | null {
  return hexForm.test(key) ? `sha384-${Buffer.from(key, 'hex').toString('base64')}` : null;
}
