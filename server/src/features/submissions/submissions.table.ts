import { caseStates, openCaseStates } from '@title24/shared-domain/cases';
import type { ReportCompliance } from '@title24/shared-domain/compliance';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { fileColumns, fileConstraints } from '../files/owners/file-columns.ts';

/** A Full Service submission: what a customer sent with the upload form (U1). */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey(),
    /** The reference that people quote: 'FS-20261120-7K3Q9XMT'. Also the name of the folder with the files. */
    reference: text().notNull().unique(),
    /** One submission per key, so that a repeated request gets the first one's result. */
    idempotencyKey: text('idempotency_key').unique(),
    projectName: text('project_name').notNull(),
    projectType: text('project_type').notNull(),
    /** The sender's first and last name. */
    sender: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    comment: text().notNull(),
    hasDropbox: boolean('has_dropbox').notNull(),
    receivedAt: storedAt('received_at'),
    /** The state of its case (Q1). */
    state: text({ enum: caseStates }).notNull().default('received'),
    /** The account of the analyst who has it. Null without an analyst. */
    analystId: uuid('analyst_id'),
    /** The account name of the analyst at the time. */
    analyst: text(),
    /** When the first quote was sent. */
    quotedAt: timestamp('quoted_at', { withTimezone: true }),
    /** When the customer accepted the newest quote that they accepted. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** When our next step is due. Null while no step of ours is pending. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The first delivery of a report. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Statements about the last delivered report, and its registration. */
    compliance: jsonb().$type<ReportCompliance>(),
    /** The reduction of the quote for a late delivery, in cents. */
    rebateCents: integer('rebate_cents').notNull().default(0),
    /** Links with an earlier version no longer work. */
    linkVersion: integer('link_version').notNull().default(1),
    /** When its case was last changed. */
    lastUpdate: storedAt('last_update'),
  },
  (table) => [
    index('submissions_newest').on(table.receivedAt, table.id),
    index('submissions_quoted').on(table.quotedAt).where(sql`${table.quotedAt} is not null`),
    index('submissions_delivered').on(table.deliveredAt).where(sql`${table.deliveredAt} is not null`),
    index('submissions_due')
      .on(table.dueAt, table.receivedAt, table.id)
      .where(isOneOf(table.state, openCaseStates)),
    check('submissions_state_known', isOneOf(table.state, caseStates)),
  ],
);

/** A file of a submission. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Position in the order in which the files were sent, from 0. */
    position: integer().notNull(),
    ...fileColumns,
  },
  (table) => [
    index('submission_files_submission').on(table.submissionId, table.position),
    ...fileConstraints('submission_files', table),
  ],
);
