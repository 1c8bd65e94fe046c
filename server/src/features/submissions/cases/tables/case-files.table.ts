import { caseFileKinds } from '@title24/shared-domain/cases';
import { scanStates } from '@title24/shared-domain/full-service';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { submissions } from '../../submissions.table.ts';

export type CaseFileRow = typeof caseFiles.$inferSelect;

/** Files that came after the plans: reports of ours, and what the customer has added. */
export const caseFiles = pgTable(
  'case_files',
  {
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text({ enum: caseFileKinds }).notNull(),
    name: text().notNull(),
    /** Generated name in its folder. */
    storedName: text('stored_name').notNull(),
    /** Name of its folder in the storage, which the files of one sending share. */
    folder: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the content, lower-case hexadecimal. */
    sha256: text().notNull(),
    scanState: text('scan_state', { enum: scanStates }).notNull(),
    /** Name of what the scanner found. */
    scanFinding: text('scan_finding'),
    scannedAt: timestamp('scanned_at', { withTimezone: true }),
    /** The account name of staff, or 'the customer'. */
    addedBy: text('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('case_files_submission').on(table.submissionId, table.addedAt),
    index('case_files_scan_state').on(table.scanState),
    index('case_files_folder').on(table.folder),
    check('case_files_kind_known', sql`${table.kind} in ('report', 'added')`),
    check(
      'case_files_scan_state_known',
      sql`${table.scanState} in ('not-scanned', 'waiting', 'clean', 'infected')`,
    ),
    check('case_files_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
