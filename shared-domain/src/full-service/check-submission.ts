import { ValidationError } from 'yup';
import type { SubmissionError } from './submission-result.ts';
import { type SubmissionFields, submissionFieldNames, submissionSchema } from './submission-schema.ts';
import type { UploadLimits } from './upload-limits.schema.ts';

/** Form values before they are checked, with each file's name and size in bytes. */
export interface SubmissionInput {
  readonly projectFiles: readonly { readonly name: string; readonly size: number }[];
  readonly projectName?: string;
  readonly projectType?: string;
  readonly from?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly comment?: string;
  readonly hasDropbox?: boolean | string;
}

export type CheckedSubmission =
  | { readonly fields: SubmissionFields; readonly errors?: never }
  | { readonly errors: readonly SubmissionError[]; readonly fields?: never };

/**
 * Checks a submission against {@link submissionSchema}.
 * @returns the cleaned fields, or each field's first problem
 */
export function checkSubmission(input: SubmissionInput, limits: UploadLimits): CheckedSubmission {
  // Yup accepts only plain objects, not a browser's File.
  const projectFiles = input.projectFiles.map(({ name, size }) => ({ name, size }));
  try {
    const { projectFiles: _, ...fields } = submissionSchema(limits).validateSync(
      { ...input, projectFiles },
      {
        abortEarly: false,
        stripUnknown: true,
      },
    );
    return { fields: fields as SubmissionFields };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { errors: firstOfEachField(error) };
  }
}

function firstOfEachField({ inner }: ValidationError): SubmissionError[] {
  return submissionFieldNames.flatMap((path) => {
    const message = inner.find((problem) => problem.path?.split(/[.[]/)[0] === path)?.message;
    return message === undefined ? [] : [{ path, message }];
  });
}
