/** Returns whether a value is a non-blank string, as names must be. */
export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
