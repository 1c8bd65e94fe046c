import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { findBySku, formatAmount } from '@title24/shared-domain';
import { productsRequest } from './catalog-data.ts';

/** Renders a product's price. While the price is unknown, renders a link to the price list. */
export function ProductPrice({ sku }: { sku: string }) {
  const { navLinks } = useConfig();
  const products = usePageData(productsRequest);
  const product = products.status === 'ready' ? findBySku(products.data, sku) : undefined;
  return product ? formatAmount(product.price) : <a href={navLinks.prices}>see prices</a>;
}
