import type { HelpItem } from '@title24/shared-domain';
import type { helpItems } from './help-items.table.ts';
import { sanitizeHelpText } from './sanitize-help-text.ts';

/** Returns a help item as the server sends it. */
export function helpItemOfRow(row: typeof helpItems.$inferSelect): HelpItem {
  return { ...row, helpText: sanitizeHelpText(row.helpText), lastUpdate: row.lastUpdate.toISOString() };
}
