import type { MailingAddress, OrderItem } from '@title24/shared-domain/orders';
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { savedCards } from '../../payments/tables/saved-cards.table.ts';
import { projects } from '../../projects/tables/projects.table.ts';

/** Items, mailing address and card selected for a project. A draft is removed when the order is placed. */
export const orderDrafts = pgTable('order_drafts', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  items: jsonb().$type<readonly OrderItem[]>().notNull(),
  address: jsonb().$type<MailingAddress>(),
  cardId: uuid('card_id').references(() => savedCards.id, { onDelete: 'set null' }),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
