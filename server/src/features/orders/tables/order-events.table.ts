import { orderActors, orderStates } from '@title24/shared-domain/orders';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders.table.ts';

/** Everything that happened to orders, each in the transaction that made it. A trigger keeps them as they are. */
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
    /** Null if the site did it by itself. */
    accountId: uuid('account_id'),
    accountName: text('account_name').notNull(),
    /** Null if the order began with it. */
    before: text({ enum: orderStates }),
    after: text({ enum: orderStates }).notNull(),
    detail: jsonb().$type<unknown>(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
