import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders } from '@title24/shared-domain';
import { useCallback } from 'react';
import { productsRequest } from '../catalogue/catalogue-data.ts';

/** Returns a function that fills in a help text's placeholders. Prices need loaded products. */
export function useFilledIn(): (helpText: string) => string {
  const config = useConfig();
  const catalogue = usePageData(productsRequest);
  const products = catalogue.status === 'ready' ? catalogue.data : undefined;
  return useCallback(
    (helpText) => fillPlaceholders(helpText, { products: products ?? [], config }),
    [products, config],
  );
}
