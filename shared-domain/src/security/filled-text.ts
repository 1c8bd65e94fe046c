/** Whether a value is text with more than spaces in it, as names must be. */
export function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
