/** Whether a text has the form of a submission's reference, 'FS-20261120-7K3Q9XMT', and so of its folder. */
export function isReference(text: string): boolean {
  return /^FS-\d{8}-[\dA-HJKMNP-TV-Z]{8}$/.test(text);
}
