import type { SubmissionError, UploadAttempt } from '@title24/shared-domain/full-service';
import { isDiskFull } from '../../../platform/files/disk-full.ts';

/** What the sender had typed, to show it again. */
export type TypedValues = Extract<UploadAttempt, { outcome: 'refused' }>['values'];

/**
 * A submission that was refused, of which nothing is kept. `status` is the HTTP status: 400 broken or truncated, 403
 * from another site, 413 over a limit, 415 not a form, 422 an invalid field (including a file of a type that is not
 * accepted: the sender can correct it in the form), 429 too many forms, 503 and 507 our own problems.
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

/** An error about the form as a whole. */
export function formError(message: string): SubmissionError[] {
  return [{ path: '', message }];
}

/** Converts any problem on our side to an error for the sender. */
export function toServerError(cause: unknown, values: TypedValues = {}): UploadError {
  if (isDiskFull(cause)) {
    const message =
      'There is no room for your files right now, and nothing was stored. Please try again later';
    return new UploadError(507, formError(message), { cause, values });
  }
  const message = 'We could not save your files, and nothing was stored. Please send them again';
  return new UploadError(503, formError(message), { cause, values });
}
