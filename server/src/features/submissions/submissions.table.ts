import { caseStates, openCaseStates } from '@title24/shared-domain/cases';
import type { ReportCompliance } from '@title24/shared-domain/compliance';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { fileColumns, fileConstraints } from '../files/owners/file-columns.ts';

/** Full Service submissions, which customers send with the upload form (U1). */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey(),
    /** Public reference, such as 'FS-20261120-7K3Q9XMT', which is also the name of the file folder. */
    reference: text().notNull().unique(),
    /** Unique, so that a repeated request gets the result of the first request. */
    idempotencyKey: text('idempotency_key').unique(),
    projectName: text('project_name').notNull(),
    projectType: text('project_type').notNull(),
    /** First and last name of the sender. */
    sender: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    comment: text().notNull(),
    hasDropbox: boolean('has_dropbox').notNull(),
    receivedAt: storedAt('received_at'),
    /** State of the submission's case (Q1). */
    state: text({ enum: caseStates }).notNull().default('received'),
    /** Account id of the assigned analyst, or null if there is none. */
    analystId: uuid('analyst_id'),
    /** Account name of the analyst at the time of assignment. */
    analyst: text(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }),
    /** Time when the customer last accepted a quote. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** Time when the next staff step is due, or null if none is pending. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Time when the open quote expires, or null if no quote is open. */
    quoteExpiresAt: timestamp('quote_expires_at', { withTimezone: true }),
    /** Time of the first delivery of a report. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Compliance statements about the last report, and the report's registration. */
    compliance: jsonb().$type<ReportCompliance>(),
    /** Reduction of the quoted price because of a late delivery, in cents. */
    rebateCents: integer('rebate_cents').notNull().default(0),
    /** Version of the links to the case page. Links with an older version no longer work. */
    linkVersion: integer('link_version').notNull().default(1),
    /** Time of the last change to the case. */
    lastUpdate: storedAt('last_update'),
  },
  (table) => [
    index('submissions_newest').on(table.receivedAt, table.id),
    // The business figures read these two indexes with index-only scans.
    index('submissions_quoted')
      .on(table.quotedAt, table.receivedAt)
      .where(sql`${table.quotedAt} is not null`),
    index('submissions_delivered')
      .on(table.deliveredAt, table.acceptedAt, table.rebateCents)
      .where(sql`${table.deliveredAt} is not null`),
    index('submissions_due')
      .on(table.dueAt, table.receivedAt, table.id)
      .where(isOneOf(table.state, openCaseStates)),
    // Includes open quotes without an expiry time, because the previous release can send such quotes during an update.
    index('submissions_quote_expires')
      .on(table.quoteExpiresAt)
      .where(isOneOf(table.state, ['quoted'])),
    check('submissions_state_known', isOneOf(table.state, caseStates)),
  ],
);

/** Files of submissions. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Position in the sequence of sent files, counted from 0. */
    position: integer().notNull(),
    ...fileColumns,
  },
  (table) => [
    index('submission_files_submission').on(table.submissionId, table.position),
    ...fileConstraints('submission_files', table),
  ],
);
