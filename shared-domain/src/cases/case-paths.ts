/** The address of a customer's page, without what opens it. */
export function casePath(reference: string): string {
  return `/plans/${reference}`;
}

/** The address under which a customer opens a delivered report. */
export function caseReportPath(reference: string, file: string): string {
  return `${casePath(reference)}/files/${file}`;
}

/** PDFs that are made for the customer: the invoice or receipt, and what to know before submitting the report. */
export const caseDocumentNames = ['invoice', 'read-first'] as const;
export type CaseDocument = (typeof caseDocumentNames)[number];

/** The address under which a customer downloads a PDF that is made for them. */
export function caseDocumentPath(reference: string, document: CaseDocument): string {
  return `${casePath(reference)}/${document}.pdf`;
}

/** The address that leads to the payment provider's page for the invoice of a case. */
export function casePayPath(reference: string): string {
  return `${casePath(reference)}/pay`;
}

/** The forms of a customer's page: what they are posted to, below its address. */
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
