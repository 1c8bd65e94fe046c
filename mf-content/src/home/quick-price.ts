import { type EstimatorPrices, formatAmount, type Product } from '@title24/shared-domain';
import { estimate, formatRange } from '@title24/shared-domain/estimator';
import { commercialRequest, readAddress, residentialRequest } from '@title24/shared-domain/estimator-answers';

export interface QuickPrice {
  /** Price range such as '$500 – $600', or 'Ask us'. For commercial projects, the prescriptive approach's price. */
  readonly fullService: string;
  /** Price such as '$149', or 'Ask us'; null if only Full Service is available. */
  readonly doItYourself: string | null;
}

/** Returns the prices for an estimator query; null if the query has no valid area. */
export function quickPrice(
  query: string,
  prices: EstimatorPrices,
  products: readonly Product[],
): QuickPrice | null {
  const { sector, residential, commercial } = readAddress(query);
  const request = sector === 'commercial' ? commercialRequest(commercial) : residentialRequest(residential);
  // For a new building, `types` (unit types) is 1 by default, so its presence does not mean that an area was entered.
  const areas = Object.entries(request.inputs).filter(
    ([name, value]) => name !== 'types' && typeof value === 'number',
  );
  if (areas.length === 0) return null;
  const result = estimate(request.kind, request.inputs, prices, products);
  if ('performance' in result) {
    const { prescriptive } = result;
    return { fullService: prescriptive ? formatRange(prescriptive) : 'Ask us', doItYourself: null };
  }
  const { diyPrice } = result;
  return {
    fullService: result.priced ? formatRange(result) : 'Ask us',
    doItYourself: diyPrice === null ? 'Ask us' : formatAmount(diyPrice),
  };
}
