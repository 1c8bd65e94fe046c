import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { accounts } from './accounts.table.ts';

export const linkPurposes = ['confirm-email', 'reset-password'] as const;

/** Mailed links that have not been used. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    /** SHA-256 of the link's token: a copy of the database gives no access. */
    hash: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** The address that the link was mailed to and confirms. */
    email: text().notNull(),
    /** The account's stamp when the mail was sent. */
    securityStamp: uuid('security_stamp').notNull(),
    /** Hash of the key of the browser that registered; null for other links. */
    browserKeyHash: text('browser_key_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('mailed_links_account').on(table.accountId),
    index('mailed_links_expires').on(table.expiresAt),
    check('mailed_links_purpose_known', isOneOf(table.purpose, linkPurposes)),
  ],
);
