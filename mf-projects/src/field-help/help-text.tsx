import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';
import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders, type HelpItem } from '@title24/shared-domain';
import { Prose } from '@title24/ui';

/** A help text with its placeholders filled in. Prices appear after the products have loaded. */
export function HelpText({ item }: { readonly item: HelpItem }) {
  const products = usePageData(dataRequest(publicProducts.findAll));
  const config = useConfig();
  const catalog = products.status === 'ready' ? products.data : [];
  return (
    // Safe, because the server sanitizes help texts both when they are written and when they are read.
    <Prose
      dangerouslySetInnerHTML={{ __html: fillPlaceholders(item.helpText, { products: catalog, config }) }}
    />
  );
}
