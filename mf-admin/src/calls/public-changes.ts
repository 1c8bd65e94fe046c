import type { HelpCategory, HelpItem, Product } from '@title24/shared-domain';
import { faqSectionRequest, helpItemRequest, productsRequest } from './public-requests.ts';
import type { useRefresh } from './use-refresh.ts';

type Refresh = ReturnType<typeof useRefresh>;

/** Reloads the public products after a product is saved. */
export function showProduct(refresh: Refresh, { sku, lastUpdate, isActive }: Product): void {
  refresh(productsRequest, (products) => {
    const shown = products.find((product) => product.sku === sku);
    // Public calls omit products that are not for sale.
    return isActive ? shown !== undefined && shown.lastUpdate >= lastUpdate : shown === undefined;
  });
}

/** Reloads a help text and the list of its category after the help text is saved. */
export function showHelp(refresh: Refresh, category: HelpCategory, { id, lastUpdate }: HelpItem): void {
  refresh(helpItemRequest(id), (item) => item.lastUpdate >= lastUpdate);
  refresh(faqSectionRequest(category), (items) =>
    items.some((item) => item.id === id && item.lastUpdate >= lastUpdate),
  );
}
