import type { SubmissionError, UploadAttempt } from '@title24/shared-domain/full-service';
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';
import { isDiskFull } from '../../../platform/files/disk-full.ts';

/** Values that the sender typed, which the form shows again. */
export type TypedValues = Extract<UploadAttempt, { outcome: 'refused' }>['values'];

/**
 * Thrown if a submission is refused and nothing is stored, or if the outcome is unknown. `status` is the HTTP status:
 * 400 if malformed or truncated, 403 if from another site, 413 if over a limit, 415 if not a form, 422 for an invalid
 * field, an invalid file or an incomplete earlier upload, 429 for too many forms, 503 and 507 for server problems.
 */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;
  readonly errors: readonly SubmissionError[];
  readonly values: TypedValues;

  constructor(
    status: number,
    errors: readonly SubmissionError[],
    { values = {}, ...options }: ErrorOptions & { values?: TypedValues } = {},
  ) {
    super(errors.map(({ message }) => message).join(' '), options);
    this.status = status;
    this.errors = errors;
    this.values = values;
  }
}

/** Returns the errors for a problem with the form as a whole. */
export function formError(message: string): SubmissionError[] {
  return [{ path: '', message }];
}

/** Converts a server problem to an error for the sender. */
export function toServerError(cause: unknown, values: TypedValues = {}): UploadError {
  if (isDiskFull(cause)) {
    const message =
      'There is no room for your files right now, and nothing was stored. Please try again later';
    return new UploadError(507, formError(message), { cause, values });
  }
  if (isDatabaseUnavailable(cause)) {
    // If the connection broke during the commit, the submission may have been stored.
    const message = 'We could not confirm that your files were saved. Please send them again';
    return new UploadError(503, formError(message), { cause, values });
  }
  const message = 'We could not save your files, and nothing was stored. Please send them again';
  return new UploadError(503, formError(message), { cause, values });
}
