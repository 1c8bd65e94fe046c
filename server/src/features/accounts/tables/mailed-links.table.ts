import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { accounts } from './accounts.table.ts';

export const linkPurposes = ['confirm-email', 'reset-password'] as const;

/** Unused links sent by email. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    /** SHA-256 of the link's token, so that a copy of the database gives no access. */
    hash: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    email: text().notNull(),
    securityStamp: uuid('security_stamp').notNull(),
    /** For a link that confirms a registration: hash of the key that the browser sent, if any. Otherwise null. */
    browserKeyHash: text('browser_key_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('mailed_links_account').on(table.accountId),
    index('mailed_links_expires').on(table.expiresAt),
    check('mailed_links_purpose_known', isOneOf(table.purpose, linkPurposes)),
  ],
);
