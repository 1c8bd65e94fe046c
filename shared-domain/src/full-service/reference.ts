/** Format of a reference, such as 'FS-20261120-7K3Q9XMT', which contains the California date of arrival. */
export const referencePattern = /^FS-\d{8}-[\dA-HJKMNP-TV-Z]{8}$/;

/** Returns whether a string has the format of a reference. */
export function isReference(text: string): boolean {
  return referencePattern.test(text);
}
