import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { commercialRequest, readAddress, residentialRequest } from '@title24/shared-domain/estimator-answers';
import { type SamplePrice, samplePrice } from '../prices/sample-prices.ts';

export type QuickPrice = Pick<SamplePrice, 'fullService' | 'doItYourself'>;

/** Returns the prices of an estimator address; null without a usable area. */
export function quickPrice(
  query: string,
  prices: EstimatorPrices,
  products: readonly Product[],
): QuickPrice | null {
  const { sector, residential, commercial } = readAddress(query);
  const request = sector === 'commercial' ? commercialRequest(commercial) : residentialRequest(residential);
  const areas = Object.values(request.inputs).filter((value) => typeof value === 'number');
  return areas.length === 0 ? null : samplePrice({ project: '', request }, prices, products);
}
