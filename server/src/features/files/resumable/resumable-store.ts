import type { DataStore, Upload } from '@tus/server';
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';

/** Whether a text is the id of a resumable upload: 128 random bits, which only its sender knows. */
export function isUploadId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text);
}

/** A sender sent more bytes than it had announced. */
export class UploadTooLongError extends Error {
  override readonly name = 'UploadTooLongError';
}

/** Another request, on this or another server, has extended or removed the upload in the meantime. */
export class UploadMovedError extends Error {
  override readonly name = 'UploadMovedError';
}

/** Uploads without progress for this long are discarded first if a client exceeds its quota, in milliseconds. */
export const abandonedMs = 3_600_000;

/**
 * Uploads that are not part of a submission yet: the tus server's store, with methods for later use. They are in a
 * folder of this machine, or in a store that all servers of the site share.
 */
export interface ResumableStore extends DataStore {
  /**
   * Copies a complete upload of `size` bytes to the path `file`, flushed to disk. The upload stays in the store.
   * @returns its SHA-256, lower-case hexadecimal
   */
  place(id: string, size: number, file: string): Promise<string>;
  /** Removes uploads; missing uploads are not an error. */
  discard(ids: readonly string[]): Promise<void>;
  /** Returns the uploads without progress for `ms` milliseconds, including unfinished creations. */
  idleFor(ms: number): Promise<readonly string[]>;
  /** Removes content that has belonged to no upload for `ms` milliseconds, left by killed servers. */
  sweepContent(ms: number): Promise<void>;
}

/** Returns an upload, or null if the store has none with this id. Rejects if the store cannot answer. */
export async function findUpload(store: ResumableStore, id: string): Promise<Upload | null> {
  if (!isUploadId(id)) return null;
  try {
    return await store.getUpload(id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return null;
  }
}
