import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Events from the payment provider. A repeated event is not stored again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    eventId: text('event_id').notNull().unique(),
    type: text().notNull(),
    objectId: text('object_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until the event is handled. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [index('payment_events_handled').on(table.handledAt, table.receivedAt)],
);
