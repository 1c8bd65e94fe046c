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
 * Attempts to collect a charge by card: from the saved card, or on a page of the provider. Only one is under way at a
 * time, so that nothing is paid twice; a trigger refuses attempts at a charge that is not owed (D8).
 */
export const cardAttempts = pgTable(
  'card_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    /** Counts from 1. Part of the idempotency key at the provider. */
    n: integer().notNull(),
    way: text({ enum: ['saved-card', 'page'] }).notNull(),
    outcome: text({ enum: cardOutcomes }).notNull(),
    /** The provider's code of the refusal. */
    reason: text().notNull().default(''),
    cents: integer().notNull(),
    /** The provider's payment; null until it is known. */
    paymentId: text('payment_id').unique(),
    /** Of a page: the provider's id, and its URL. */
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

/** Refunds to the card that was charged; each is requested from the provider until it has responded. */
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
