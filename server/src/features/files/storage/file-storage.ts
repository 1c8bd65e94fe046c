import type { Readable } from 'node:stream';
import type { StoredFile } from '../stored-file.ts';

/** Files that are stored together, under their own name. */
export interface StoredFolder {
  /** See {@link isFolderName}. */
  readonly folder: string;
  readonly files: readonly Pick<StoredFile, 'storedName' | 'mediaType' | 'size'>[];
}

/** Part of a file, in bytes; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploaded files are kept, by folders. A folder bears a mark until the database has what it was stored for. */
export interface FileStorage {
  /** Whether other servers may be putting files there too. */
  readonly isShared: boolean;
  /** Resolves where it answers. Rejects with {@link StorageSettingsError} if it does, and refuses the settings. */
  check(): Promise<void>;
  /** Stores the files of `incoming` (and removes that folder), safe from a power cut, marked as uncommitted. */
  submit(incoming: string, stored: StoredFolder): Promise<void>;
  /** The database has what the folder was stored for: its mark goes. */
  commit(folder: string): Promise<void>;
  /** The database does not have it and will not: the folder is removed. */
  discard(folder: string): Promise<void>;
  /** The folders that have borne the mark for at least `ms`. */
  uncommittedFor(ms: number): Promise<readonly string[]>;
  /** The content of a file, or part of it. Rejects with {@link FileMissingError}. */
  read(folder: string, storedName: string, range?: ByteRange): Promise<Readable>;
  /** Takes a folder's files away, infected ones too. Missing files are fine. */
  remove(folder: string): Promise<void>;
  /** Moves an infected file to where nothing reads it by accident. Does nothing if it is there already. */
  isolate(folder: string, storedName: string): Promise<void>;
}

/** Beside the folders, in the same place. */
const otherNames: readonly string[] = ['incoming', 'resumable', 'quarantine'];

/** Whether a text may name a folder: letters, digits and hyphens, at most 64. */
export function isFolderName(text: string): boolean {
  return /^[A-Za-z\d][A-Za-z\d-]{0,63}$/.test(text) && !otherNames.includes(text);
}

/** The storage answers, but not to these settings. The message says what to change. */
export class StorageSettingsError extends Error {
  override readonly name = 'StorageSettingsError';
}

/** A file that the database knows and the storage does not have. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}
