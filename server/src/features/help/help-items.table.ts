import type { HelpItem } from '@title24/shared-domain';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';

/** Help texts and FAQ answers (H1). */
export const helpItems = pgTable(
  'help_items',
  {
    /** Such as 'c-10'. The id of an FAQ answer is also its anchor on the page of its FAQ section. */
    id: text().primaryKey(),
    question: text().notNull(),
    /** HTML, sanitized when staff change it and before it is sent. */
    helpText: text('help_text').notNull(),
    category: text().$type<HelpItem['category']>().notNull(),
    sortOrder: integer('sort_order').notNull(),
    lastUpdate: storedAt('last_update'),
  },
  (table) => [index('help_items_category').on(table.category, table.sortOrder)],
);
