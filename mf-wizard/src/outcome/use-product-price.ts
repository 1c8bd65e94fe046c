import { usePageData } from '@title24/remote-kit/runtime';
import { findBySku, formatAmount } from '@title24/shared-domain';
import type { OutcomePrice } from '../decision-tree/node.ts';
import { productsRequest } from './products-request.ts';

/** Returns the price of an outcome's product, such as '$39.50'; null if there is none or it is unknown. */
export function useProductPrice(price: OutcomePrice): string | null {
  const products = usePageData(productsRequest);
  if (price.type !== 'product' || products.status !== 'ready') return null;
  const product = findBySku(products.data, price.sku);
  return product ? formatAmount(product.price) : null;
}
