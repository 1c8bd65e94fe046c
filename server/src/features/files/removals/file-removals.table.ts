import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';

/** Folders of files whose records were deleted. The job with the row's id removes the folder. */
export const fileRemovals = pgTable('file_removals', {
  id: uuid().primaryKey(),
  folder: text().notNull(),
  removedAt: storedAt('removed_at'),
});
