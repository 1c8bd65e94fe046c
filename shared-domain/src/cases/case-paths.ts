/** Returns the path of a customer's page, without the access key. */
export function casePath(reference: string): string {
  return `/plans/${reference}`;
}

/** Returns the path where a customer opens a delivered report. */
export function caseReportPath(reference: string, file: string): string {
  return `${casePath(reference)}/files/${file}`;
}

/** Names of the customer's PDFs. */
export const caseDocumentNames = ['invoice', 'read-first'] as const;
export type CaseDocument = (typeof caseDocumentNames)[number];

/** Returns the path where a customer downloads a PDF document of the case. */
export function caseDocumentPath(reference: string, document: CaseDocument): string {
  return `${casePath(reference)}/${document}.pdf`;
}

/** Returns the path that redirects to the payment page of a case's invoice. */
export function casePayPath(reference: string): string {
  return `${casePath(reference)}/pay`;
}

/** Forms and payment link on a customer's page, by the last segment of their path. */
const caseForms = ['open', 'accept', 'decline', 'write', 'files', 'comments', 'register', 'pay'] as const;

/** Returns whether this is the name of a form or of the payment link on a customer's page. */
export function isCaseForm(name: string): boolean {
  return caseForms.some((each) => each === name);
}

/** Form field names on a customer's page. */
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
