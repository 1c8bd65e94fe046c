import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../clock/stored-at.ts';
import { isOneOf } from '../db/is-one-of.ts';
import type { MailAttachment } from './attachments.ts';

export const mailStates = ['queued', 'delivered', 'parked'] as const;

/**
 * Outgoing email. An email is stored in the same transaction as the change that causes it, together with a
 * delivery job. A parked email is not tried again unless staff send it again.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    /** Constant across all attempts, so that a second delivery can be recognized as a duplicate. */
    messageId: text('message_id').notNull().unique(),
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<readonly MailAttachment[]>().notNull().default([]),
    state: text({ enum: mailStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, or why the email was parked. */
    lastError: text('last_error'),
    createdAt: storedAt('created_at'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_state').on(table.state, table.createdAt),
    check('mail_outbox_state_known', isOneOf(table.state, mailStates)),
  ],
);
