import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/** Internal staff notes about an order. A note remains when its author's account is deleted. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    accountId: uuid('account_id').notNull(),
    /** Account name at the time of the note. */
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
);
