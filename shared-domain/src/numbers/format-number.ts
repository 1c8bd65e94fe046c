import { roundHalfUp } from './rounding.ts';

/**
 * Formats a number with commas: 1234.5 → '1,234.5'. Does not use Intl.NumberFormat, because loading its
 * locale data delays the first page's response to a touch (ADR 91).
 * @param maxDecimals - additional decimals are rounded
 * @param minDecimals - missing decimals become zeros
 */
export function formatNumber(value: number, maxDecimals = 2, minDecimals = 0): string {
  const rounded = roundHalfUp(Math.abs(value), maxDecimals);
  const [whole = '', decimals = ''] = rounded.toFixed(maxDecimals).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(minDecimals, '0');
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
}
