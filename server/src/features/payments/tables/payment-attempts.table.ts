import { cardOutcomes } from '@title24/shared-domain/orders';
import { workKinds } from '@title24/shared-domain/work';
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
import { isOneOf } from '../../../platform/db/is-one-of.ts';

const ways = ['saved-card', 'page'] as const;
const refundStates = ['due', 'done', 'failed'] as const;
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Attempts to collect payments by card. Only one attempt per payable is pending at a time. Triggers reject attempts for
 * amounts that are not owed, and delete the attempts of a deleted payable (D8, Q6).
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: workKinds }).notNull(),
    /** Id of an order's charge or a case's invoice. */
    payableId: uuid('payable_id').notNull(),
    /** Attempt number, from 1 for each payable. It is part of the idempotency key that the provider gets. */
    n: integer().notNull(),
    way: text({ enum: ways }).notNull(),
    outcome: text({ enum: cardOutcomes }).notNull(),
    /** A CardRefusal, another refusal code of the provider, or '' without a refusal. */
    reason: text().notNull().default(''),
    cents: integer().notNull(),
    /** The provider's payment id. Null until the site receives it. */
    paymentId: text('payment_id').unique(),
    /** For an attempt on a payment page of the provider: the page's id and URL. Null until the provider responds. */
    sessionId: text('session_id').unique(),
    url: text(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Time when staff were notified that the attempt still had no outcome. */
    parkedAt: instant('parked_at'),
    /** State of a full or partial refund to the card. */
    refund: text({ enum: refundStates }),
    refundCents: integer('refund_cents'),
    refundAskedAt: instant('refund_asked_at'),
    refundId: text('refund_id'),
  },
  (table) => [
    unique('payment_attempts_n').on(table.payableId, table.n),
    uniqueIndex('payment_attempts_one_under_way')
      .on(table.payableId)
      .where(sql`${table.outcome} = 'started'`),
    index('payment_attempts_outcome').on(table.outcome, table.startedAt),
    check('payment_attempts_outcome_known', isOneOf(table.outcome, cardOutcomes)),
    check('payment_attempts_way_known', isOneOf(table.way, ways)),
    check('payment_attempts_kind_known', isOneOf(table.kind, workKinds)),
    check('payment_attempts_refund_known', isOneOf(table.refund, refundStates)),
  ],
);
