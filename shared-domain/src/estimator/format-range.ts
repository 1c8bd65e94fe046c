import { formatDollars } from '../catalogue/money.ts';
import type { PriceRange } from './estimate-result.ts';

/** Formats a range in whole dollars, such as '$1,140 – $1,240'. */
export function formatRange({ low, high }: PriceRange): string {
  return `${formatDollars(low)} – ${formatDollars(high)}`;
}
