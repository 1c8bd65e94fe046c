import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Deleted submissions whose files have not been removed yet; a job with the same id removes them. */
export const submissionRemovals = pgTable('submission_removals', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
});
