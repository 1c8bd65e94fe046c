import { openPurposes } from '@title24/shared-domain/full-service';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../accounts/tables/sessions.table.ts';
import { submissionFiles, submissions } from './submissions.table.ts';

/** Tickets with which a session can download a file of a submission, or all of them; they end with the session. */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    /** SHA-256 of the ticket: a copy of the database gives no access. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Null means all released files, as a ZIP. */
    fileId: uuid('file_id').references(() => submissionFiles.id, { onDelete: 'cascade' }),
    purpose: text({ enum: openPurposes }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('download_tickets_session').on(table.sessionId),
    index('download_tickets_submission').on(table.submissionId),
    index('download_tickets_expires').on(table.expiresAt),
  ],
);
