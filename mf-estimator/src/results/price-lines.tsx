import type { LabeledPrice } from '@title24/shared-domain/estimator-answers';
import { PriceLine } from './price-line.tsx';

/** Lists an estimate's prices. */
export function PriceLines({ prices }: { prices: readonly LabeledPrice[] }) {
  return prices.map((price) => <PriceLine key={price.label} {...price} />);
}

/** Returns the announcement of the prices for screen readers. */
export function announcementOf(prices: readonly LabeledPrice[]): string {
  return prices.map(({ label, value }) => `${label}: ${value}.`).join(' ');
}
