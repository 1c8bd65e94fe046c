import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';

/** Folders of deleted files. Each folder is removed by a job with the same id. */
export const fileRemovals = pgTable('file_removals', {
  id: uuid().primaryKey(),
  folder: text().notNull(),
  removedAt: storedAt('removed_at'),
});
