import { formatAmount } from '../catalogue/money.ts';
import { type CommercialEstimate, formatRange, type ResidentialEstimate } from '../estimator/index.ts';

export interface PriceText {
  readonly value: string;
  readonly priced: boolean;
}

const words = (value: string): PriceText => ({ value, priced: false });
const price = (value: string): PriceText => ({ value, priced: true });

/** Returns the Full Service price as text. */
export function residentialPrice(result: ResidentialEstimate): PriceText {
  if (result.priced) return price(formatRange(result));
  return words(result.notes.includes('area-invalid') ? 'Enter the floor area' : 'No estimate');
}

/** Returns the Do-It-Yourself price as text, with cents only if needed. */
export function diyPrice({ diyPrice: amount }: ResidentialEstimate): PriceText {
  if (amount === null) return words('Ask us');
  return price(formatAmount(amount));
}

/** Returns a commercial approach's price as text, '$0' if no work is selected (E7). */
export function commercialPrice(result: CommercialEstimate['performance']): PriceText {
  if (result === null) return words('Enter the floor area');
  if (result === 'N/A') return words('N/A');
  return price(result.estimate === 0 ? '$0' : formatRange(result));
}
