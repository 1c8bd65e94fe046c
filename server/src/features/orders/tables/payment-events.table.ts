import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the payment provider has told, each once. What it is about is asked for when it is handled. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the provider calls it. */
    eventId: text('event_id').notNull().unique(),
    type: text().notNull(),
    objectId: text('object_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Null until something has come of it. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [index('payment_events_handled').on(table.handledAt, table.receivedAt)],
);
