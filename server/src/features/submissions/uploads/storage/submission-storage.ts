import type { Readable } from 'node:stream';
import type { Submission } from '../submission.ts';

/** What storage needs to know of a submission. */
export type StoredSubmission = Pick<Submission, 'reference' | 'files'>;

/** Part of a file, in bytes; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the files of submissions are kept. A submission bears a mark until the database has it. */
export interface SubmissionStorage {
  /** Whether other servers may be putting submissions there too. */
  readonly isShared: boolean;
  /** Resolves where it answers. Rejects with {@link StorageSettingsError} if it does, and refuses the settings. */
  check(): Promise<void>;
  /** Keeps the files that lie in `folder` (and takes the folder away), safe from a power cut, marked as uncommitted. */
  submit(folder: string, submission: StoredSubmission): Promise<void>;
  /** The submission is in the database: its mark goes. */
  commit(reference: string): Promise<void>;
  /** The submission is not in the database and will not be: nothing of it stays. */
  discard(reference: string): Promise<void>;
  /** The submissions that have borne the mark for at least `ms`. */
  uncommittedFor(ms: number): Promise<readonly string[]>;
  /** The content of a file, or part of it. Rejects with {@link FileMissingError}. */
  read(reference: string, storedName: string, range?: ByteRange): Promise<Readable>;
  /** Takes a submission's files away, infected ones too. What is not there is fine. */
  remove(reference: string): Promise<void>;
  /** Moves an infected file to where nothing reads it by accident. Does nothing if it is there already. */
  isolate(reference: string, storedName: string): Promise<void>;
}

/** The storage answers, but not to these settings. The message says what to change. */
export class StorageSettingsError extends Error {
  override readonly name = 'StorageSettingsError';
}

/** A file that the database knows and the storage does not have. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}
