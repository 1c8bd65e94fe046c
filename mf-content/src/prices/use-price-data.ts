import { usePageData } from '@title24/remote-kit/runtime';
import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { estimatorPricesRequest, productsRequest } from '../catalog/catalog-data.ts';

export interface PriceData {
  /** The cost estimator's prices; null until loaded. */
  readonly prices: EstimatorPrices | null;
  /** The products for sale; null until loaded. */
  readonly products: readonly Product[] | null;
  /** Repeats the failed requests; null if none has failed. */
  readonly retry: (() => void) | null;
}

/** Returns the prices page's data, and a function that retries all failed requests. */
export function usePriceData(): PriceData {
  const prices = usePageData(estimatorPricesRequest);
  const catalog = usePageData(productsRequest);
  const retries = [prices, catalog].flatMap((state) => (state.status === 'failed' ? [state.retry] : []));
  return {
    prices: prices.status === 'ready' ? prices.data : null,
    products: catalog.status === 'ready' ? catalog.data : null,
    retry: retries.length > 0 ? () => retries.forEach((retry) => void retry()) : null,
  };
}
