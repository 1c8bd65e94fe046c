import type { HelpItem } from '@title24/shared-domain';
import type { helpItems } from './help-items.table.ts';
import { sanitizeHelpText } from './sanitize-help-text.ts';

/** Converts a row to a help item with sanitized HTML and unfilled placeholders. */
export function helpItemOfRow(row: typeof helpItems.$inferSelect): HelpItem {
  return { ...row, helpText: sanitizeHelpText(row.helpText), lastUpdate: row.lastUpdate.toISOString() };
}
