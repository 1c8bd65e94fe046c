import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';
import { submissions } from './submissions.table.ts';

/** Analysts' internal notes, which outlive the accounts of their authors. */
export const submissionNotes = pgTable(
  'submission_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    at: storedAt('at'),
    accountId: uuid('account_id').notNull(),
    /** Account name at the time of the note. */
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('submission_notes_submission').on(table.submissionId, table.at)],
);
