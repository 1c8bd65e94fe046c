import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { fillPlaceholders } from '@title24/shared-domain';
import { Prose } from '@title24/ui';
import { useMemo } from 'react';
import { productsRequest } from '../calls/public-requests.ts';
import { cleanMarkup, helpTextRules } from './clean-markup.ts';

/** A help text as the site shows it: sanitized, with prices, figures, contacts and links filled in. */
export function HelpTextView({ helpText }: { readonly helpText: string }) {
  const config = useConfig();
  const catalogue = usePageData(productsRequest);
  const products = catalogue.status === 'ready' ? catalogue.data : undefined;
  const html = useMemo(
    () => fillPlaceholders(cleanMarkup(helpText, helpTextRules), { products: products ?? [], config }),
    [helpText, products, config],
  );
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}
