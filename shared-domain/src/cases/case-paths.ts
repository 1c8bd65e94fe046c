/** Returns the path of a customer's page, without the key that opens it. */
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

/** Whether a form of a customer's page has this name. */
export function isCaseForm(name: string): boolean {
  return caseForms.some((each) => each === name);
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
