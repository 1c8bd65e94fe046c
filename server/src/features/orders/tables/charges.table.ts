import { chargeKinds, chargeStates } from '@title24/shared-domain/orders';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { orders } from './orders.table.ts';

/**
 * Amounts that customers pay for orders. A trigger rejects a charge that is stored before its cause occurs: the
 * delivery, the mailing, or the order's cancellation after its review started (D11).
 */
export const charges = pgTable(
  'charges',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: chargeKinds }).notNull(),
    cents: integer().notNull(),
    state: text({ enum: chargeStates }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the next attempt to charge a declined card, or null if there is none. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }),
    /** Time when the site recorded that the customer disputed the charge at the bank, or null. */
    disputedAt: timestamp('disputed_at', { withTimezone: true }),
  },
  (table) => [
    unique('charges_once').on(table.orderId, table.kind),
    index('charges_state').on(table.state),
    check('charges_kind_known', isOneOf(table.kind, chargeKinds)),
    check('charges_state_known', isOneOf(table.state, chargeStates)),
    check('charges_cents', sql`${table.cents} >= 50`),
  ],
);

/** Payments, refunds and waivers of charges. */
export const chargeAttempts = pgTable(
  'charge_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    outcome: text({ enum: ['paid', 'refunded', 'waived'] }).notNull(),
    cents: integer().notNull(),
    /** Payment method, or '' for a refund or waiver. */
    way: text().notNull().default(''),
    /** Payment date in California time, or null for a refund or waiver. */
    paidOn: date('paid_on'),
    /** Number of the check or transfer, name of the card, or reason for a refund or waiver. */
    reference: text().notNull().default(''),
    /** Account name of the person who recorded the entry, or 'the site' for a payment through the card provider. */
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('charge_attempts_charge').on(table.chargeId, table.at),
    index('charge_attempts_paid').on(table.paidOn, table.cents).where(sql`${table.paidOn} is not null`),
    index('charge_attempts_refunded').on(table.at).where(sql`${table.outcome} = 'refunded'`),
  ],
);
