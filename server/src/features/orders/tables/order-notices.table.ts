import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/**
 * Notices about order deadlines, recorded so that none is sent twice. Includes notices that were not sent because a
 * later notice was sent instead.
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
