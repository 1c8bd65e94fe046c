/** Returns whether a value is a string that is not blank, as names must be. */
export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
