import { caseStates } from '@title24/shared-domain/cases';
import { scanStates, submissionStatuses } from '@title24/shared-domain/full-service';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const statusOfState = sql`case
  when state = 'received' then 'new'
  when state in ('in-review', 'files-needed') then 'in-review'
  when state in ('quoted', 'accepted', 'in-work', 'delivered', 'revision-requested') then 'quoted'
  else 'closed' end`;

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
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    /** The group of its state that lists are filtered by. */
    status: text({ enum: submissionStatuses }).notNull().generatedAlwaysAs(statusOfState),
    /** Where its case is (Q1). */
    state: text({ enum: caseStates }).notNull().default('received'),
    /** The account of the analyst who has it. Null for nobody. */
    analystId: uuid('analyst_id'),
    /** The account name of the analyst at the time. */
    analyst: text(),
    /** By when we owe the next step. Null while we owe none. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The first delivery of a report. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** What a late delivery takes off the quote, in cents. */
    rebateCents: integer('rebate_cents').notNull().default(0),
    /** Links with an earlier version open nothing any more. */
    linkVersion: integer('link_version').notNull().default(1),
    /** When its case was last changed. */
    lastUpdate: timestamp('last_update', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('submissions_newest').on(table.receivedAt, table.id),
    index('submissions_status_newest').on(table.status, table.receivedAt, table.id),
    index('submissions_delivered').on(table.deliveredAt).where(sql`${table.deliveredAt} is not null`),
    index('submissions_due')
      .on(table.dueAt, table.receivedAt, table.id)
      .where(
        sql`${table.state} in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'revision-requested')`,
      ),
    check(
      'submissions_state_known',
      sql`${table.state} in ('received', 'in-review', 'files-needed', 'quoted', 'accepted', 'in-work', 'delivered', 'revision-requested', 'closed', 'declined', 'expired')`,
    ),
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
    /** The sender's name for it, cleaned for display; never used as a path. */
    name: text().notNull(),
    /** Generated file name in the submission's folder. */
    storedName: text('stored_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the content, lower-case hexadecimal. */
    sha256: text().notNull(),
    scanState: text('scan_state', { enum: scanStates }).notNull().default('not-scanned'),
    /** Name of what the scanner found. */
    scanFinding: text('scan_finding'),
    /** When the scanner returned its verdict. */
    scannedAt: timestamp('scanned_at', { withTimezone: true }),
  },
  (table) => [
    index('submission_files_submission').on(table.submissionId, table.position),
    index('submission_files_scan_state').on(table.scanState),
    check(
      'submission_files_scan_state_known',
      sql`${table.scanState} in ('not-scanned', 'waiting', 'clean', 'infected')`,
    ),
    check('submission_files_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
