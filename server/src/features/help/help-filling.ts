import { fillPlaceholders, type HelpItem, siteLinks } from '@title24/shared-domain';
import type { Database } from '../../platform/db/database.ts';
import { findActiveProducts } from '../catalogue/products-reading.ts';
import { siteConfiguration } from '../configuration/site-configuration.table.ts';

/**
 * Returns help items as visitors read them: with current prices, figures, contacts and links in place of the
 * placeholders.
 */
export async function fillHelp(database: Database, items: readonly HelpItem[]): Promise<HelpItem[]> {
  const [products, [row]] = await Promise.all([
    findActiveProducts(database),
    database.select().from(siteConfiguration),
  ]);
  if (!row) throw new Error('The site has no configuration.');
  const sources = { products, config: { ...row.document, navLinks: siteLinks(row.document) } };
  return items.map((item) => ({ ...item, helpText: fillPlaceholders(item.helpText, sources) }));
}
