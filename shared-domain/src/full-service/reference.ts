/** Format of a submission's reference, such as 'FS-20261120-7K3Q9XMT', with the California date of its arrival. */
export const referencePattern = /^FS-\d{8}-[\dA-HJKMNP-TV-Z]{8}$/;

/** Returns whether a string has the format of a reference. */
export function isReference(text: string): boolean {
  return referencePattern.test(text);
}
