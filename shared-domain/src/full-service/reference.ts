/** The format of a submission's reference, with the date of arrival: 'FS-20261120-7K3Q9XMT'. */
export const referencePattern = /^FS-\d{8}-[\dA-HJKMNP-TV-Z]{8}$/;

/** Whether a text has the format of a reference, and so of a submission's folder. */
export function isReference(text: string): boolean {
  return referencePattern.test(text);
}
