import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { helpItems } from './help-items.table.ts';

/** All versions of each edited help item, including its current version. */
export const helpRevisions = pgTable(
  'help_revisions',
  {
    helpId: text('help_id')
      .notNull()
      .references(() => helpItems.id, { onDelete: 'cascade' }),
    /** Version 1 is the text before the first edit. */
    revision: integer().notNull(),
    question: text().notNull(),
    helpText: text('help_text').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.helpId, table.revision] })],
);
