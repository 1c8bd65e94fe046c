/** Parses an amount such as '$1,149.50' or '0.23 USD'. Returns NaN for other texts. */
export function parseAmount(typed: string): number {
  const text = typed.replace(/^\s*\$|\s|,|USD\s*$/gi, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
