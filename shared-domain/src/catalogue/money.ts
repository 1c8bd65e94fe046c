const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats US dollars with two decimals, such as '$149.00' for 149. */
export function formatPrice(amount: number): string {
  return cents.format(amount);
}

/** Formats US dollars for a sentence, with cents only if needed: 149 → '$149', 39.5 → '$39.50'. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatPrice(amount);
}

/** Formats whole US dollars: 1149.6 → '$1,150'. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
