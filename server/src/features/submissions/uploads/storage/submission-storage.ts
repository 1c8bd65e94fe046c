import type { Readable } from 'node:stream';
import type { Submission } from '../submission.ts';

/** What storage needs to know about a submission. */
export type StoredSubmission = Pick<Submission, 'reference' | 'files'>;

/** Range of a file in bytes; both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Storage of the files of submissions. A submission is marked until the database has it. */
export interface SubmissionStorage {
  /** Whether other servers may store submissions there too. */
  readonly isShared: boolean;
  /** Resolves if the store is available. Rejects with {@link StorageSettingsError} if it refuses the settings. */
  check(): Promise<void>;
  /** Stores the files in `folder` (and removes the folder), safe from a power failure, marked as uncommitted. */
  submit(folder: string, submission: StoredSubmission): Promise<void>;
  /** Removes the mark of a submission that is in the database. */
  commit(reference: string): Promise<void>;
  /** Deletes a submission that is not in the database and never will be. */
  discard(reference: string): Promise<void>;
  /** Returns the submissions that have been marked for at least `ms` milliseconds. */
  uncommittedFor(ms: number): Promise<readonly string[]>;
  /** Reads a file, or a range of it. Rejects with {@link FileMissingError}. */
  read(reference: string, storedName: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a submission's files, including infected ones. Missing files are ignored. */
  remove(reference: string): Promise<void>;
  /** Moves an infected file to quarantine. Does nothing if it is already there. */
  isolate(reference: string, storedName: string): Promise<void>;
}

/** The store refuses these settings. The message says what to change. */
export class StorageSettingsError extends Error {
  override readonly name = 'StorageSettingsError';
}

/** The database has the file but the storage does not. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}
