import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/** Mails that were sent for deadlines of orders, so that each goes out once, by kind of notice and deadline. */
export const orderNotices = pgTable(
  'order_notices',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    notice: text().notNull(),
    about: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.notice, table.about] })],
);
