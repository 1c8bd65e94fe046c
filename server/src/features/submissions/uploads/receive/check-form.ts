import {
  checkSubmission,
  type SubmissionError,
  type SubmissionFields,
  submissionFieldNames,
  type UploadLimits,
} from '@title24/shared-domain/full-service';
import { contentProblem } from '../../../files/content/content-problem.ts';
import type { ReceivedPart, ReceivedParts } from '../../../files/receive/received-parts.ts';
import { storedPart } from '../../../files/receive/stored-part.ts';
import type { StoredFile } from '../../../files/stored-file.ts';
import { type TypedValues, toServerError, UploadError } from '../upload-error.ts';

/** A form that passed all checks. */
export interface CheckedForm {
  readonly fields: SubmissionFields;
  readonly files: readonly StoredFile[];
}

/**
 * Checks a form whose files are in `folder`.
 * @throws UploadError 507 if the disk is full; 503 if storing failed for another reason; 413 if the files exceed a
 * limit; 422 for other problems. For 413 and 422, the error contains the first problem of each field. If the names,
 * sizes and number of the files are valid, the error also contains a problem for each file whose content does not
 * match its extension.
 */
export async function checkForm(
  parts: ReceivedParts,
  folder: string,
  limits: UploadLimits,
): Promise<CheckedForm> {
  const { files, isOverLimit, failure } = parts;
  const values = typedValues(parts.fields);
  if (failure !== undefined) throw toServerError(failure, values);
  const { fields, errors = [] } = checkSubmission({ ...values, projectFiles: files }, limits);
  const haveFilesErrors = errors.some(({ path }) => path === 'projectFiles');
  const all = haveFilesErrors ? errors : [...(await contentErrors(files, folder)), ...errors];
  if (!fields || all.length > 0) throw new UploadError(isOverLimit ? 413 : 422, all, { values });
  return { fields, files: files.map(storedPart) };
}

/** Returns the values typed into the form's known fields. */
export function typedValues(sent: ReadonlyMap<string, string>): TypedValues {
  const entries = submissionFieldNames.flatMap((name) => {
    const value = sent.get(name);
    if (value === undefined || name === 'projectFiles') return [];
    return [[name, name === 'hasDropbox' ? ['on', 'true', '1'].includes(value) : value] as const];
  });
  return Object.fromEntries(entries);
}

async function contentErrors(files: readonly ReceivedPart[], folder: string): Promise<SubmissionError[]> {
  const errors: SubmissionError[] = [];
  for (const file of files) {
    const message = await contentProblem(file, folder);
    if (message) errors.push({ path: 'projectFiles', message });
  }
  return errors;
}
