import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Events of the payment provider, each once. Their objects are fetched when an event is handled. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's id. */
    eventId: text('event_id').notNull().unique(),
    type: text().notNull(),
    objectId: text('object_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until it has been handled. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [index('payment_events_handled').on(table.handledAt, table.receivedAt)],
);
