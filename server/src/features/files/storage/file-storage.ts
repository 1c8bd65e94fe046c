import type { Readable } from 'node:stream';
import type { StoredFile } from '../stored-file.ts';

/** Files that are stored together in one folder. */
export interface StoredFolder {
  /** See {@link isFolderName}. */
  readonly folder: string;
  readonly files: readonly Pick<StoredFile, 'storedName' | 'mediaType' | 'size'>[];
}

/** Part of a file, in bytes; both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file, as a browser saves it. */
export interface DownloadedFile {
  readonly folder: string;
  readonly storedName: string;
  readonly mediaType: string;
  /** The value of its `content-disposition`. */
  readonly disposition: string;
}

/** Stores uploaded files, by folders. A folder is marked until its subject is committed to the database. */
export interface FileStorage {
  /** Whether other servers may store files there too. */
  readonly isShared: boolean;
  /** Resolves if the storage answers. Rejects with {@link StorageSettingsError} if it refuses the settings. */
  check(): Promise<void>;
  /** Stores the files of `incoming` (and removes that folder), safe from a power cut, marked as uncommitted. */
  submit(incoming: string, stored: StoredFolder): Promise<void>;
  /** Removes a folder's mark, once the database has its subject. */
  commit(folder: string): Promise<void>;
  /** Removes a marked folder whose subject was not committed and will not be. */
  discard(folder: string): Promise<void>;
  /** Returns the folders that have been marked for at least `ms` milliseconds. */
  uncommittedFor(ms: number): Promise<readonly string[]>;
  /** Returns where the browser itself can download a file for a minute; null if the site has to send it. */
  addressOf(file: DownloadedFile): Promise<string | null>;
  /** Returns the content of a file, or part of it. Rejects with {@link FileMissingError}. */
  read(folder: string, storedName: string, range?: ByteRange): Promise<Readable>;
  /** Removes a folder's files, including infected ones. Missing files are not an error. */
  remove(folder: string): Promise<void>;
  /**
   * Moves an infected file to the quarantine, where nothing reads it by accident. Does nothing if it is there already.
   */
  isolate(folder: string, storedName: string): Promise<void>;
}

/** Names with other uses beside the folders. */
const otherNames: readonly string[] = ['incoming', 'resumable', 'quarantine'];

/** Whether a text may name a folder: letters, digits and hyphens, at most 64. */
export function isFolderName(text: string): boolean {
  return /^[A-Za-z\d][A-Za-z\d-]{0,63}$/.test(text) && !otherNames.includes(text);
}

/** The storage answers, but refuses these settings. The message says what to change. */
export class StorageSettingsError extends Error {
  override readonly name = 'StorageSettingsError';
}

/** A file that is in the database but not in the storage. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}
