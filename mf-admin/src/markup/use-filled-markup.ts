import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders } from '@title24/shared-domain';
import { useMemo } from 'react';
import { productsRequest } from '../calls/public-requests.ts';
import { cleanMarkup } from './clean-markup.ts';

/** Returns the sanitized HTML with all placeholders filled in. */
export function useFilledMarkup(typed: string, rules: Parameters<typeof cleanMarkup>[1]): string {
  const config = useConfig();
  const catalog = usePageData(productsRequest);
  const products = catalog.status === 'ready' ? catalog.data : undefined;
  return useMemo(
    () => fillPlaceholders(cleanMarkup(typed, rules), { products: products ?? [], config }),
    [typed, rules, products, config],
  );
}
