import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/**
 * Notices about order deadlines that were sent or replaced by a more urgent one, recorded so that none is sent twice.
 */
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
