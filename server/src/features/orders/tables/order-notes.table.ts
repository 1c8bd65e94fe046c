import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/** Notes among staff about an order. They outlive the accounts of their authors. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    accountId: uuid('account_id').notNull(),
    /** The account name at that time. */
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
);
