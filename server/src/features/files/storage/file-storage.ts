import type { Readable } from 'node:stream';
import type { StoredFile } from '../stored-file.ts';

/** Files in the same folder. */
export interface StoredFolder {
  readonly folder: string;
  readonly files: readonly Pick<StoredFile, 'storedName' | 'mediaType' | 'size'>[];
}

/** A range of bytes in a file, including both ends. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file for a browser to download. */
export interface DownloadedFile {
  readonly folder: string;
  readonly storedName: string;
  readonly mediaType: string;
  readonly disposition: string;
}

/** Stores uploaded files in folders. A folder is marked as uncommitted until a database row refers to it. */
export interface FileStorage {
  /** Whether other servers can also store files in this storage. */
  readonly isShared: boolean;
  /**
   * Checks that the storage responds. Rejects with {@link StorageSettingsError} if the storage refuses the settings.
   */
  check(): Promise<void>;
  /**
   * Stores the files of the folder `incoming` as uncommitted, and removes that folder. The stored files survive a power
   * failure.
   */
  submit(incoming: string, stored: StoredFolder): Promise<void>;
  /** Removes the uncommitted mark of a folder that a database row refers to. */
  commit(folder: string): Promise<void>;
  /** Removes an uncommitted folder that no database row will refer to. */
  discard(folder: string): Promise<void>;
  /** Returns the folders that have been uncommitted for at least `ms` milliseconds. */
  uncommittedFor(ms: number): Promise<readonly string[]>;
  /** Returns a URL for a direct download, valid for one minute, or null if the site has to send the file. */
  addressOf(file: DownloadedFile): Promise<string | null>;
  /** Returns the content of a file, or of a range. Rejects with {@link FileMissingError} if the file is missing. */
  read(folder: string, storedName: string, range?: ByteRange): Promise<Readable>;
  /** Removes a folder's files, including infected ones. Missing files are not an error. */
  remove(folder: string): Promise<void>;
  /** Moves an infected file to the quarantine, which no route reads. Does nothing if it is already there. */
  isolate(folder: string, storedName: string): Promise<void>;
}

/** Reserved names of folders in `uploads`, which no stored folder may have. */
const otherNames: readonly string[] = ['incoming', 'resumable', 'quarantine'];

/**
 * Returns whether a string is a valid folder name: 1 to 64 letters, digits and hyphens, not beginning with a
 * hyphen, and not reserved.
 */
export function isFolderName(text: string): boolean {
  return /^[A-Za-z\d][A-Za-z\d-]{0,63}$/.test(text) && !otherNames.includes(text);
}

/** Thrown if the storage refuses the settings. The message names the settings to check. */
export class StorageSettingsError extends Error {
  override readonly name = 'StorageSettingsError';
}

/** Thrown if the storage lacks a file that the database refers to. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}
