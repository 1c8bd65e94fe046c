import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';
import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders, type HelpItem } from '@title24/shared-domain';
import { Prose } from '@title24/ui';

/** A help text with its prices, figures and links. Prices appear once the catalogue is loaded. */
export function HelpText({ item }: { readonly item: HelpItem }) {
  const products = usePageData(dataRequest(publicProducts.findAll));
  const config = useConfig();
  const catalogue = products.status === 'ready' ? products.data : [];
  return (
    // The server sanitizes help texts, on write and on read.
    <Prose
      dangerouslySetInnerHTML={{ __html: fillPlaceholders(item.helpText, { products: catalogue, config }) }}
    />
  );
}
