import { type SubmissionError, submissionFieldNames } from '@title24/shared-domain/full-service';
import type { UploadValues } from '../upload-values.ts';

type BrowserErrors = Readonly<Partial<Record<keyof UploadValues, unknown>>>;

/**
 * Returns the form's errors: first errors without a field, then errors in the order of the form's fields. A
 * field's error found in the browser replaces its server errors. Errors with other paths are left out.
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
