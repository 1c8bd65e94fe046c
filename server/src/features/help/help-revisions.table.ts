import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { helpItems } from './help-items.table.ts';

/** All versions of a help item, including the current one once it was edited. */
export const helpRevisions = pgTable(
  'help_revisions',
  {
    helpId: text('help_id')
      .notNull()
      .references(() => helpItems.id, { onDelete: 'cascade' }),
    /** Counts from 1, the version that the item had before its first edit. */
    revision: integer().notNull(),
    question: text().notNull(),
    helpText: text('help_text').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.helpId, table.revision] })],
);
