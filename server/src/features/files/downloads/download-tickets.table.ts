import { openPurposes } from '@title24/shared-domain/full-service';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../../accounts/tables/sessions.table.ts';

/**
 * Tickets with which a session can open one or all files of a subject, such as an order. A ticket is deleted with its
 * session.
 */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    /** SHA-256 of the ticket, so that a copy of the database gives no access. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The feature that stores the files and checks the access at each download. */
    owner: text().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Null for a ZIP of all files that the virus scanner has released. */
    fileId: uuid('file_id'),
    purpose: text({ enum: openPurposes }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('download_tickets_session').on(table.sessionId),
    index('download_tickets_expires').on(table.expiresAt),
  ],
);
