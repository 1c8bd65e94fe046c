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

/** Another request, on this server or another one, has added to the upload in the meantime, or removed it. */
export class UploadMovedError extends Error {
  override readonly name = 'UploadMovedError';
}

/** Where a client has no room left, its uploads on which nothing has moved for so long are given up first. */
export const abandonedMs = 3_600_000;

/**
 * Uploads that are not part of a submission yet: the protocol server's store, and their later use. In a folder of this
 * machine, or where every server of the site has them.
 */
export interface ResumableStore extends DataStore {
  /**
   * Puts the content of a whole upload of `size` bytes at the path `file`, flushed to the disk; it stays in the store too.
   * @returns its SHA-256, lower-case hexadecimal
   */
  place(id: string, size: number, file: string): Promise<string>;
  /** Removes uploads; missing ones are fine. */
  discard(ids: readonly string[]): Promise<void>;
  /** The uploads on which nothing has moved for `ms`, with what a cut-off creation left. */
  idleFor(ms: number): Promise<readonly string[]>;
  /** Removes content that has belonged to no upload for `ms`: left by killed servers. */
  sweepContent(ms: number): Promise<void>;
}

/** An upload, or null if the store has none of this id. Rejects while that cannot be told. */
export async function findUpload(store: ResumableStore, id: string): Promise<Upload | null> {
  if (!isUploadId(id)) return null;
  try {
    return await store.getUpload(id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return null;
  }
}
