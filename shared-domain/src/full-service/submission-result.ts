import type { SubmissionFields } from './submission-schema.ts';

/** A completely received file. */
export interface ReceivedFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 hash in lowercase hexadecimal. */
  readonly sha256: string;
}

/** Response to an accepted POST /project-upload (201). */
export interface SubmissionReceipt {
  readonly reference: string;
  readonly files: readonly ReceivedFile[];
  /** Whether the receipt is also emailed, which is limited per address and hour. */
  readonly isMailed: boolean;
}

/** A problem with the field at `path`. The path `projectFiles` stands for all problems with the files. */
export interface SubmissionError {
  readonly path: string;
  readonly message: string;
}

/** Response to a refused POST /project-upload, for example 422 for invalid fields, or 413 if a limit is exceeded. */
export interface SubmissionRefusal {
  readonly errors: readonly SubmissionError[];
}

/** Data for the page after a plain form post. */
export type UploadAttempt =
  | { readonly outcome: 'sent'; readonly receipt: SubmissionReceipt }
  | {
      readonly outcome: 'refused';
      readonly errors: readonly SubmissionError[];
      /** Typed values without files, which a page cannot return to the browser. */
      readonly values: Partial<SubmissionFields>;
    };
