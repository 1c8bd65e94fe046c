import { formatNumber } from './format-number.ts';

/**
 * Returns a number with its noun, such as '1 file' or '2,400 files'.
 * @param noun the singular form
 * @param nouns the plural form
 */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : nouns}`;
}
