import type { HelpCategory, HelpItem, Product } from '@title24/shared-domain';
import { faqSectionRequest, helpItemRequest, productsRequest } from './public-requests.ts';
import type { useRefresh } from './use-refresh.ts';

type Refresh = ReturnType<typeof useRefresh>;

/** After a product is saved, reloads the public products, which prices, the estimator and help texts use. */
export function showProduct(refresh: Refresh, { sku, lastUpdate, isActive }: Product): void {
  refresh(productsRequest, (products) => {
    const shown = products.find((product) => product.sku === sku);
    // Public calls omit products that are not for sale.
    return isActive ? shown !== undefined && shown.lastUpdate >= lastUpdate : shown === undefined;
  });
}

/** After a help text is saved, reloads the help text and its FAQ section. */
export function showHelp(refresh: Refresh, category: HelpCategory, { id, lastUpdate }: HelpItem): void {
  refresh(helpItemRequest(id), (item) => item.lastUpdate >= lastUpdate);
  refresh(faqSectionRequest(category), (items) =>
    items.some((item) => item.id === id && item.lastUpdate >= lastUpdate),
  );
}
