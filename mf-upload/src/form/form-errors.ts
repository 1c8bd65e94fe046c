import { type SubmissionError, submissionFieldNames } from '@title24/shared-domain/full-service';
import type { UploadValues } from '../upload-values.ts';

type BrowserErrors = Readonly<Partial<Record<keyof UploadValues, unknown>>>;

/**
 * Returns the form's errors: those without a field come first, then the others in the order of the form's fields. An
 * error that the browser found in a field replaces the field's server errors. Server errors for a path that is not a
 * field of the form are left out.
 */
export function mergeErrors(
  browser: BrowserErrors,
  server: readonly SubmissionError[],
): readonly SubmissionError[] {
  return ['', ...submissionFieldNames].flatMap((path) => {
    const message = browser[path as keyof UploadValues];
    return message === undefined
      ? server.filter((error) => error.path === path)
      : [{ path, message: String(message) }];
  });
}
