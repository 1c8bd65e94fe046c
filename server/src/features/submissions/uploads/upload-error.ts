import type { SubmissionError, UploadAttempt } from '@title24/shared-domain/full-service';
import { isDiskFull } from '../../files/space/free-space.ts';

/** What the sender had typed, to be shown again. */
export type TypedValues = Extract<UploadAttempt, { outcome: 'refused' }>['values'];

/**
 * A submission that was not taken, and of which nothing is kept. `status` is HTTP's: 400 broken or cut off, 403 from
 * another site, 413 over a limit, 415 not a form, 429 too many forms, 422 a field is wrong (also a file of a kind that is not accepted: the
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

/** Trouble on our side, of whatever kind, as the sender is told of it. */
export function toServerError(cause: unknown, values: TypedValues = {}): UploadError {
  if (isDiskFull(cause)) {
    const message =
      'There is no room for your files right now, and nothing was stored. Please try again later';
    return new UploadError(507, formError(message), { cause, values });
  }
  const message = 'We could not save your files, and nothing was stored. Please send them again';
  return new UploadError(503, formError(message), { cause, values });
}
