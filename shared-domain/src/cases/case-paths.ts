import { isReference } from '../full-service/index.ts';

/** Returns the path of a customer's page, without its key. */
export function casePath(reference: string): string {
  return `/plans/${reference}`;
}

/** Returns the path at which a customer opens a delivered report. */
export function caseReportPath(reference: string, file: string): string {
  return `${casePath(reference)}/files/${file}`;
}

/** PDFs for the customer: the invoice or receipt, and what to know before submitting the report. */
export const caseDocumentNames = ['invoice', 'read-first'] as const;
export type CaseDocument = (typeof caseDocumentNames)[number];

/** Returns the path at which a customer downloads such a PDF. */
export function caseDocumentPath(reference: string, document: CaseDocument): string {
  return `${casePath(reference)}/${document}.pdf`;
}

/** Returns the path that redirects to the payment provider's page for the invoice of a case. */
export function casePayPath(reference: string): string {
  return `${casePath(reference)}/pay`;
}

/** The forms of a customer's page, by the last part of the path they are posted to. */
const caseForms = ['open', 'accept', 'decline', 'write', 'files', 'comments', 'register', 'pay'] as const;

/** Returns the reference in the path of a case's page or form; null for any other path. */
export function caseReferenceAt(pathname: string): string | null {
  const [, first, reference = '', form, ...rest] = pathname.split('/');
  const isPage = form === undefined || (rest.length === 0 && caseForms.some((each) => each === form));
  return first === 'plans' && isPage && isReference(reference) ? reference : null;
}

/** Names of the form fields of a customer's page. */
export const caseFields = {
  key: 'key',
  email: 'email',
  quote: 'quote',
  text: 'text',
  files: 'files',
  consent: 'consent',
  registrationNumber: 'registration',
  registrationDate: 'registered',
} as const;
