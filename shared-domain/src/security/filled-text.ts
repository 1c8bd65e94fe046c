/** Returns whether a value is text that does not consist only of spaces, as required for names. */
export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
