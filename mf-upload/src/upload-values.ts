import { submissionFieldNames, type UploadAttempt } from '@title24/shared-domain/full-service';
import { startComment, type UploadStart } from './upload-start.ts';

/** Form values: entered text and selected files. */
export interface UploadValues {
  projectFiles: readonly File[];
  projectName: string;
  projectType: string;
  from: string;
  email: string;
  phone: string;
  comment: string;
  hasDropbox: boolean;
}

export type TypedValues = Extract<UploadAttempt, { outcome: 'refused' }>['values'];

/** Returns the initial values. Values entered in a refused form replace them. */
export function initialValues(start: UploadStart, typed: TypedValues = {}): UploadValues {
  return {
    projectFiles: [],
    projectName: '',
    projectType: start.projectType ?? '',
    from: '',
    email: '',
    phone: '',
    comment: startComment(start),
    hasDropbox: false,
    ...typed,
  };
}

/** Returns multipart form data with the field names from U1. */
export function toFormData(values: UploadValues): FormData {
  const data = new FormData();
  for (const name of submissionFieldNames) {
    if (name === 'projectFiles') continue;
    data.append(name, String(values[name]));
  }
  for (const file of values.projectFiles) data.append('projectFiles', file, file.name);
  return data;
}

/** Returns the values that the visitor entered in the form before hydration: those that differ from `values`. */
export function readTyped(form: HTMLFormElement, values: UploadValues): Partial<UploadValues> {
  const data = new FormData(form);
  const typed: Partial<UploadValues> = {};
  for (const name of ['projectName', 'projectType', 'from', 'email', 'phone', 'comment'] as const) {
    const value = data.get(name);
    if (typeof value === 'string' && value.replaceAll('\r\n', '\n') !== values[name]) typed[name] = value;
  }
  if (data.has('hasDropbox') !== values.hasDropbox) typed.hasDropbox = data.has('hasDropbox');
  const files = data
    .getAll('projectFiles')
    .filter((file): file is File => file instanceof File && file.name !== '');
  if (files.length > 0) typed.projectFiles = files;
  return typed;
}
