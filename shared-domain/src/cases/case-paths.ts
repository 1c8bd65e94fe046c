/** Returns the path of the customer's case page, without the access key. */
export function casePath(reference: string): string {
  return `/plans/${reference}`;
}

/** Returns the path where a customer opens a delivered report. `file` is the report's id. */
export function caseReportPath(reference: string, file: string): string {
  return `${casePath(reference)}/files/${file}`;
}

/** Names of the PDFs that the site makes for a customer: the invoice or receipt, and the cover sheet. */
export const caseDocumentNames = ['invoice', 'read-first'] as const;
export type CaseDocument = (typeof caseDocumentNames)[number];

/** Returns the path where a customer downloads a PDF that the site made. */
export function caseDocumentPath(reference: string, document: CaseDocument): string {
  return `${casePath(reference)}/${document}.pdf`;
}

/** Returns the path that redirects to the payment page of a case's invoice. */
export function casePayPath(reference: string): string {
  return `${casePath(reference)}/pay`;
}

/** Last path segments of the forms and of the payment link on the case page. */
const caseForms = ['open', 'accept', 'decline', 'write', 'files', 'comments', 'register', 'pay'] as const;

/** Returns whether `name` is the name of a form or of the payment link on the case page. */
export function isCaseForm(name: string): boolean {
  return caseForms.some((each) => each === name);
}

/** Form field names on the case page. */
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
