import { formatNumber } from '../numbers/format-number.ts';

const dollars = (amount: number, decimals: number) =>
  `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount), decimals, decimals)}`;

/** Formats US dollars, rounded to cents: 149 → '$149.00'. */
export const formatPrice = (amount: number) => dollars(amount, 2);

/** Formats US dollars, rounded to whole dollars: 1149.6 → '$1,150'. */
export const formatDollars = (amount: number) => dollars(amount, 0);

/** Formats US dollars, with cents only if needed: 149 → '$149', 39.5 → '$39.50'. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatPrice(amount);
}
