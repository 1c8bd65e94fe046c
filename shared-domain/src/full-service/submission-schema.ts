import { array, boolean, type InferType, number, object, string } from 'yup';
import { isMailAddress, maxMailAddressLength } from '../mail/mail-address.ts';
import { phoneLength } from '../party/phone.ts';
import { formatFileSize } from './file-size.ts';
import { acceptedTypesText, fileTypeByName } from './file-types.ts';
import { type ProjectType, projectTypes } from './project-type.ts';
import type { UploadLimits } from './upload-limits.schema.ts';

/** Control, line-break and direction-changing characters. */
const notInOneLine = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const notInText = /[^\P{Cc}\n\t]+/gu;

function line(required: string, minimum: number, label: string, maximum: number) {
  return string()
    .transform((value: string) => value.replace(notInOneLine, ' ').trim())
    .default('')
    .required(required)
    .min(minimum, required)
    .max(maximum, `${label} must be ${maximum} characters or fewer`);
}

const file = object({ name: string().defined().default(''), size: number().defined().default(0) });

/** Returns the rules for the form's files (U4, U5). */
function filesField(limits: UploadLimits) {
  return array()
    .of(file)
    .default([])
    .min(1, 'Choose at least one file')
    .max(limits.maxFiles, `Choose at most ${limits.maxFiles} files`)
    .test('each', (files, context) => {
      for (const { name, size } of files) {
        const message = fileProblem(name, size, limits);
        if (message) return context.createError({ message });
      }
      const total = files.reduce((sum, { size }) => sum + size, 0);
      if (total <= limits.maxSubmissionBytes) return true;
      return context.createError({
        message: `The files are ${formatFileSize(total)} together. Send at most ${formatFileSize(limits.maxSubmissionBytes)} at a time`,
      });
    });
}

/**
 * Returns why a file cannot be sent, or null.
 * @param size in bytes
 */
export function fileProblem(name: string, size: number, limits: UploadLimits): string | null {
  if (!fileTypeByName(name))
    return `${name} is not a kind of file that we can read. Send ${acceptedTypesText}`;
  if (size === 0) return `${name} is empty`;
  if (size > limits.maxFileBytes)
    return `${name} is ${formatFileSize(size)}. Send files of at most ${formatFileSize(limits.maxFileBytes)}`;
  return null;
}

/**
 * Returns the upload form's rules with the messages from U1, in form order. Casting trims text and replaces
 * control characters with spaces. The field `comment` keeps its line breaks and tabs. In one-line fields,
 * characters that change the text direction are also replaced.
 */
export function submissionSchema(limits: UploadLimits) {
  return object({
    projectFiles: filesField(limits),
    projectName: line('Project name is required', 3, 'Project name', 200),
    projectType: string()
      .default('')
      .required('Project type is required')
      .oneOf(projectTypes, 'Project type is required'),
    from: line('From field is required', 3, 'Your name', 200),
    email: line('Email is required', 1, 'Email', maxMailAddressLength).test(
      'address',
      'Email is required',
      (value) => value === '' || isMailAddress(value),
    ),
    phone: line('Phone is required', phoneLength.min, 'Phone', phoneLength.max),
    comment: string()
      .transform((value: string) => value.replace(/\r\n?/g, '\n').replace(notInText, ' ').trim())
      .default('')
      .max(5000, 'The comment must be 5000 characters or fewer'),
    hasDropbox: boolean()
      // HTML forms send 'on' for a checked checkbox, and nothing for an unchecked one.
      .transform((value: unknown, original: unknown) => (original === 'on' ? true : value === true))
      .default(false),
  });
}

type Submission = InferType<ReturnType<typeof submissionSchema>>;

/** A valid submission without its files. */
export type SubmissionFields = Omit<Submission, 'projectFiles' | 'projectType'> & {
  projectType: ProjectType;
};

/** The form's fields in form order (U1). */
export const submissionFieldNames = [
  'projectFiles',
  'projectName',
  'projectType',
  'from',
  'email',
  'phone',
  'comment',
  'hasDropbox',
] as const satisfies readonly (keyof Submission)[];
