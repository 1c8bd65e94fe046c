import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Folders of files that were deleted and are still to be taken away, by a job with the same id. */
export const fileRemovals = pgTable('file_removals', {
  id: uuid().primaryKey(),
  folder: text().notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
});
