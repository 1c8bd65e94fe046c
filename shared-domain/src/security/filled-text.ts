/** Returns whether a value is a string that is not blank. Names must not be blank. */
export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
