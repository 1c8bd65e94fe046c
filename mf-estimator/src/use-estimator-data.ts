import { usePageData } from '@title24/remote-kit/runtime';
import { useMemo } from 'react';
import { type EstimatorData, pricesRequest, productsRequest } from './estimator-data.ts';

type EstimatorDataState =
  | { readonly status: 'ready'; readonly data: EstimatorData }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Returns prices and products, at once if the page contains them. */
export function useEstimatorData(): EstimatorDataState {
  const prices = usePageData(pricesRequest);
  const products = usePageData(productsRequest);
  const priceData = prices.status === 'ready' ? prices.data : null;
  const productData = products.status === 'ready' ? products.data : null;
  // Stays the same object until the data changes, so derived values are not recomputed.
  const data = useMemo(
    () => priceData && productData && { prices: priceData, products: productData },
    [priceData, productData],
  );
  if (data) return { status: 'ready', data };
  const failed = [prices, products].filter((state) => state.status === 'failed');
  if (failed.length === 0) return { status: 'loading' };
  const retry = () => {
    for (const state of failed) state.retry();
  };
  return { status: 'failed', retry };
}
