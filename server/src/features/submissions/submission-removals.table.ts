import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Submissions that were deleted and whose files are still to be taken away, by a job with the same id. */
export const submissionRemovals = pgTable('submission_removals', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
});
