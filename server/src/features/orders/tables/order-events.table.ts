import { orderActors, orderStates } from '@title24/shared-domain/orders';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/** Order history. A trigger rejects changes to entries. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    by: text({ enum: orderActors }).notNull(),
    /** Null for events that the site itself triggered. */
    accountId: uuid('account_id'),
    accountName: text('account_name').notNull(),
    /** Null for the first event of the order. */
    before: text({ enum: orderStates }),
    after: text({ enum: orderStates }).notNull(),
    detail: jsonb().$type<unknown>(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
