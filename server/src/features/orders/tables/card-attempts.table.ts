import { cardOutcomes } from '@title24/shared-domain/orders';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { charges } from './charges.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Attempts to take the money of a charge by card: of the saved card, or on a page of the provider. One at a time is under
 * way, so that nothing is paid twice; a trigger refuses one of a charge that nothing is owed for (D8).
 */
export const cardAttempts = pgTable(
  'card_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    /** Counts from 1. The idempotency key at the provider is made of it. */
    n: integer().notNull(),
    way: text({ enum: ['saved-card', 'page'] }).notNull(),
    outcome: text({ enum: cardOutcomes }).notNull(),
    /** Why it was refused, as the provider calls it. */
    reason: text().notNull().default(''),
    cents: integer().notNull(),
    /** The provider's payment; null until it is known. */
    paymentId: text('payment_id').unique(),
    /** Of a page: what the provider calls it, and its address. */
    sessionId: text('session_id').unique(),
    url: text(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('card_attempts_n').on(table.chargeId, table.n),
    uniqueIndex('card_attempts_one_under_way').on(table.chargeId).where(sql`${table.outcome} = 'started'`),
    index('card_attempts_outcome').on(table.outcome, table.startedAt),
    check(
      'card_attempts_outcome_known',
      sql`${table.outcome} in ('started', 'paid', 'declined', 'needs-authentication', 'closed')`,
    ),
    check('card_attempts_way_known', sql`${table.way} in ('saved-card', 'page')`),
  ],
);

/** Money that goes back to the card it came from; the provider is asked until it has answered. */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    chargeId: uuid('charge_id')
      .primaryKey()
      .references(() => charges.id),
    paymentId: text('payment_id').notNull(),
    cents: integer().notNull(),
    state: text({ enum: ['due', 'done', 'failed'] }).notNull(),
    providerId: text('provider_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [check('card_refunds_state_known', sql`${table.state} in ('due', 'done', 'failed')`)],
);
