import { isReference } from '../full-service/index.ts';

/** The address of a customer's page, without what opens it. */
export function casePath(reference: string): string {
  return `/plans/${reference}`;
}

/** The address under which a customer opens a delivered report. */
export function caseReportPath(reference: string, file: string): string {
  return `${casePath(reference)}/files/${file}`;
}

/** The reference of the page at a path, or null if it is none of a case. */
export function caseReferenceAt(pathname: string): string | null {
  const [, first, reference = ''] = pathname.split('/');
  return first === 'plans' && isReference(reference) ? reference : null;
}

/** Names of the form fields of a customer's page. */
export const caseFields = {
  key: 'key',
  email: 'email',
  quote: 'quote',
  text: 'text',
  files: 'files',
  consent: 'consent',
} as const;
