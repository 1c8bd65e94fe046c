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
  /** Whether the receipt is also emailed. False if too many receipts were recently emailed to the address. */
  readonly isMailed: boolean;
}

/**
 * A problem with the form. The path is usually the name of a field. If a previously uploaded file is incomplete, the
 * path is 'uploads'. If the problem concerns the whole form, the path is ''.
 */
export interface SubmissionError {
  readonly path: string;
  readonly message: string;
}

/** Response to a refused POST /project-upload, for example 422 for invalid fields, or 413 if a limit is exceeded. */
export interface SubmissionRefusal {
  readonly errors: readonly SubmissionError[];
}

/** Data for the response page of a form that was sent without JavaScript. */
export type UploadAttempt =
  | { readonly outcome: 'sent'; readonly receipt: SubmissionReceipt }
  | {
      readonly outcome: 'refused';
      readonly errors: readonly SubmissionError[];
      /** The values that the visitor entered. Files are omitted, because a page cannot fill in a file field. */
      readonly values: Partial<SubmissionFields>;
    };
