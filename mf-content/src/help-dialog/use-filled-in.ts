import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders } from '@title24/shared-domain';
import { useCallback } from 'react';
import { productsRequest } from '../catalog/catalog-data.ts';

/** Returns a function that fills in a help text's placeholders. Prices are filled in after the products have loaded. */
export function useFilledIn(): (helpText: string) => string {
  const config = useConfig();
  const catalog = usePageData(productsRequest);
  const products = catalog.status === 'ready' ? catalog.data : undefined;
  return useCallback(
    (helpText) => fillPlaceholders(helpText, { products: products ?? [], config }),
    [products, config],
  );
}
