import { caseActors, caseStates } from '@title24/shared-domain/cases';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { submissions } from '../../submissions.table.ts';

/** Case history. A trigger rejects changes to entries. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    by: text({ enum: caseActors }).notNull(),
    /** Null for events of the customer or the site itself. */
    accountId: uuid('account_id'),
    accountName: text('account_name').notNull(),
    before: text({ enum: caseStates }).notNull(),
    after: text({ enum: caseStates }).notNull(),
    /** Text of the event, such as a message to or from the customer; '' if there is none. */
    message: text().notNull(),
  },
  (table) => [
    index('case_events_submission').on(table.submissionId, table.id),
    index('case_events_event').on(table.event, table.at),
  ],
);
