import { usePageData } from '@title24/shared-config/runtime';
import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { type EstimatorData, pricesRequest, productsRequest } from './estimator-data.ts';

type EstimatorDataState =
  | { readonly status: 'ready'; readonly data: EstimatorData }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Prices and catalogue, from the server's HTML at first. */
export function useEstimatorData(): EstimatorDataState {
  const prices = usePageData<EstimatorPrices>(pricesRequest);
  const products = usePageData<readonly Product[]>(productsRequest);
  if (prices.status === 'ready' && products.status === 'ready') {
    return { status: 'ready', data: { prices: prices.data, products: products.data } };
  }
  const failed = [prices, products].filter((state) => state.status === 'failed');
  if (failed.length === 0) return { status: 'loading' };
  const retry = () => {
    for (const state of failed) state.retry();
  };
  return { status: 'failed', retry };
}
