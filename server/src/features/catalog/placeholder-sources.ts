import { type PlaceholderSources, siteLinks } from '@title24/shared-domain';
import type { Database } from '../../platform/db/database.ts';
import { siteConfiguration } from '../configuration/site-configuration.table.ts';
import { findActiveProducts } from './products-reading.ts';

/** Returns the data for placeholders in texts: products for sale, contacts and links. */
export async function placeholderSources(database: Database) {
  const [products, [row]] = await Promise.all([
    findActiveProducts(database),
    database.select().from(siteConfiguration),
  ]);
  if (!row) throw new Error('The site has no configuration.');
  const config = { ...row.document, navLinks: siteLinks(row.document) };
  return { products, config } satisfies PlaceholderSources;
}
