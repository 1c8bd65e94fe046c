import { fillPlaceholders, type HelpItem } from '@title24/shared-domain';
import type { Database } from '../../platform/db/database.ts';
import { placeholderSources } from '../catalog/placeholder-sources.ts';

/** Returns help items with current prices, figures, contacts and links in place of their placeholders. */
export async function fillHelp(database: Database, items: readonly HelpItem[]): Promise<HelpItem[]> {
  const sources = await placeholderSources(database);
  return items.map((item) => ({ ...item, helpText: fillPlaceholders(item.helpText, sources) }));
}
