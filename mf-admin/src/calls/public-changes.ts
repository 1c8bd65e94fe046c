import type { HelpCategory, HelpItem, Product } from '@title24/shared-domain';
import { faqSectionRequest, helpItemRequest, productsRequest } from './public-requests.ts';
import type { useRefresh } from './use-refresh.ts';

type Refresh = ReturnType<typeof useRefresh>;

/** Has /prices, the estimator and help texts show a saved product. */
export function showProduct(refresh: Refresh, { sku, lastUpdate, isActive }: Product): void {
  refresh(productsRequest, (products) => {
    const shown = products.find((product) => product.sku === sku);
    // Visitors get no product that is not for sale.
    return isActive ? shown !== undefined && shown.lastUpdate >= lastUpdate : shown === undefined;
  });
}

/** Has the FAQ and the help dialog show a saved help text. */
export function showHelp(refresh: Refresh, category: HelpCategory, { id, lastUpdate }: HelpItem): void {
  refresh(helpItemRequest(id), (item) => item.lastUpdate >= lastUpdate);
  refresh(faqSectionRequest(category), (items) =>
    items.some((item) => item.id === id && item.lastUpdate >= lastUpdate),
  );
}
