import type { DataStore, Upload } from '@tus/server';
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';

/**
 * Returns whether a string has the form of an upload id: 128 random bits in lowercase hexadecimal. Only the sender
 * gets the id.
 */
export function isUploadId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text);
}

/** Thrown if a sender sends more bytes than it announced. */
export class UploadTooLongError extends Error {
  override readonly name = 'UploadTooLongError';
}

/** Thrown if another request, on any server, has extended or removed the upload in the meantime. */
export class UploadMovedError extends Error {
  override readonly name = 'UploadMovedError';
}

/**
 * Milliseconds without progress after which an upload counts as abandoned. An abandoned upload is removed if a new
 * upload from the same client would otherwise exceed the quota.
 */
export const abandonedMs = 3_600_000;

/**
 * Store for uploads that are not part of a submission or project yet, in a folder or in a bucket that all servers
 * share. Extends the tus server's store.
 */
export interface ResumableStore extends DataStore {
  /**
   * Copies or links a complete upload of `size` bytes to the path `file`, and flushes it to disk. The upload stays in
   * the store.
   * @returns the SHA-256 in lowercase hexadecimal
   */
  place(id: string, size: number, file: string): Promise<string>;
  /**
   * Present if senders may put pieces directly into the bucket. If the bucket already has a piece for `offset` with
   * `size` bytes, appends the piece to the upload and returns the new offset. Otherwise, returns a URL to which the
   * sender can send exactly `size` bytes. Rejects with UploadMovedError if the upload is not at `offset`.
   */
  readonly appendDirect?: (id: string, offset: number, size: number) => Promise<number | string>;
  /** Removes uploads. Missing uploads are not an error. */
  discard(ids: readonly string[]): Promise<void>;
  /** Returns the ids of uploads without progress for `ms` milliseconds, including those only partly created. */
  idleFor(ms: number): Promise<readonly string[]>;
  /**
   * Removes content that is at least `ms` milliseconds old and belongs to no upload, such as content that a killed
   * server left.
   */
  sweepContent(ms: number): Promise<void>;
}

/** Returns an upload, or null if it is missing or unreadable. Rejects if the database is unavailable. */
export async function findUpload(store: ResumableStore, id: string): Promise<Upload | null> {
  if (!isUploadId(id)) return null;
  try {
    return await store.getUpload(id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return null;
  }
}
