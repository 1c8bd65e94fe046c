import type { SubmissionFields } from './submission-schema.ts';

/** A file that has arrived completely. */
export interface ReceivedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/** The answer to an acknowledged POST /project-upload (201). */
export interface SubmissionReceipt {
  readonly reference: string;
  readonly files: readonly ReceivedFile[];
  /** Whether the receipt is also sent by email; not if several were sent to the same address within the hour. */
  readonly isMailed: boolean;
}

/** A problem with a field. `path` is the field's name, or `projectFiles` for any problem with the files. */
export interface SubmissionError {
  readonly path: string;
  readonly message: string;
}

/** The answer to a refused POST /project-upload (422; 413 if the files are over a limit). */
export interface SubmissionRefusal {
  readonly errors: readonly SubmissionError[];
}

/** Data of a page that answers a plain form post. */
export type UploadAttempt =
  | { readonly outcome: 'sent'; readonly receipt: SubmissionReceipt }
  | {
      readonly outcome: 'refused';
      readonly errors: readonly SubmissionError[];
      /** What the sender had typed; files cannot be returned to a browser. */
      readonly values: Partial<SubmissionFields>;
    };
