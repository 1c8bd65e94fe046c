import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders } from '@title24/shared-domain';
import { useMemo } from 'react';
import { productsRequest } from '../calls/public-requests.ts';
import { cleanMarkup } from './clean-markup.ts';

/** Returns sanitized HTML with placeholders filled in. Prices appear after the products have loaded. */
export function useFilledMarkup(typed: string, rules: Parameters<typeof cleanMarkup>[1]): string {
  const config = useConfig();
  const catalog = usePageData(productsRequest);
  const products = catalog.status === 'ready' ? catalog.data : undefined;
  return useMemo(
    () => fillPlaceholders(cleanMarkup(typed, rules), { products: products ?? [], config }),
    [typed, rules, products, config],
  );
}
