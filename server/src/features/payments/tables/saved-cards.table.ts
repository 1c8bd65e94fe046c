import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables/accounts.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Each account's customer object at the payment provider. When an account is deleted, its customer object and cards at
 * the provider are deleted too.
 */
export const paymentCustomers = pgTable('payment_customers', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
  /** The provider's customer id. */
  providerId: text('provider_id').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** Cards stored at the payment provider. Card numbers never reach the site. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => paymentCustomers.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull().unique(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** Expiry month and year, such as '04/2030'. */
    expires: text().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Time of the first request to remove the card. The card is removed once no more charges to it are possible. */
    removalRequestedAt: instant('removal_requested_at'),
    /** Time when the provider removed the card. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('saved_cards_customer').on(table.customerId, table.savedAt),
    check('saved_cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
);

/** Pages of the payment provider on which customers save cards. A row is deleted once its page is no longer open. */
export const cardPages = pgTable(
  'card_pages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Id of the object for which the card is saved, such as a project. */
    subjectId: uuid('subject_id').notNull(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => paymentCustomers.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull().unique(),
    url: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('card_pages_subject').on(table.subjectId, table.createdAt)],
);
