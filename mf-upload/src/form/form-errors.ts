import { type SubmissionError, submissionFieldNames } from '@title24/shared-domain/full-service';
import type { UploadValues } from '../upload-values.ts';

type BrowserErrors = Readonly<Partial<Record<keyof UploadValues, unknown>>>;

/**
 * Returns the errors in the order of the form's fields, at most one per field. Errors found in the browser take
 * precedence over server errors.
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
