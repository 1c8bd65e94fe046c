import type { SubmissionFields } from './submission-schema.ts';

/** A file that has been received completely. */
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
  /**
   * Whether the receipt is also sent by email. After several receipts to an address within an hour, no more are sent
   * to that address.
   */
  readonly isMailed: boolean;
}

/** A problem with a field. `path` is the field's name, or `projectFiles` for any problem with the files. */
export interface SubmissionError {
  readonly path: string;
  readonly message: string;
}

/** Response to a refused POST /project-upload (422, or 413 if the files exceed a limit). */
export interface SubmissionRefusal {
  readonly errors: readonly SubmissionError[];
}

/** Data for the page that responds to a plain form post. */
export type UploadAttempt =
  | { readonly outcome: 'sent'; readonly receipt: SubmissionReceipt }
  | {
      readonly outcome: 'refused';
      readonly errors: readonly SubmissionError[];
      /** Values that the sender typed. Files are not included, because a page cannot return them to the browser. */
      readonly values: Partial<SubmissionFields>;
    };
