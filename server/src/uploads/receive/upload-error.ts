import type { SubmissionError, UploadAttempt } from '@title24/shared-domain/full-service';

/** What the sender had typed, to be shown again. */
export type TypedValues = Extract<UploadAttempt, { outcome: 'refused' }>['values'];

/**
 * A submission that was not taken, and of which nothing is kept. `status` is HTTP's: 400 broken or cut off, 403 from
 * another site, 413 over a limit, 415 not a form, 422 a field is wrong (also a file of a kind that is not accepted: the
 * sender can correct it in the form), 503 and 507 our side's trouble.
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

/** An error that is about no single field. */
export function formError(message: string): SubmissionError[] {
  return [{ path: '', message }];
}
