import { caseFileKinds } from '@title24/shared-domain/cases';
import { scanStates } from '@title24/shared-domain/full-service';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../../../platform/db/is-one-of.ts';
import { fileColumns, fileConstraints } from '../../../files/owners/file-columns.ts';
import { submissions } from '../../submissions.table.ts';

export type CaseFileRow = typeof caseFiles.$inferSelect;

/** Files added after the plans: reports from staff, and files from the customer. */
export const caseFiles = pgTable(
  'case_files',
  {
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text({ enum: caseFileKinds }).notNull(),
    /** Folder in the storage, shared by files that were sent together. */
    folder: text().notNull(),
    ...fileColumns,
    scanState: text('scan_state', { enum: scanStates }).notNull(),
    /** Account name of staff, or 'the customer'. */
    addedBy: text('added_by').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('case_files_submission').on(table.submissionId, table.addedAt),
    ...fileConstraints('case_files', table),
    index('case_files_folder').on(table.folder),
    check('case_files_kind_known', isOneOf(table.kind, caseFileKinds)),
  ],
);
