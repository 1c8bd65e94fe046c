import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';

/** Folders of deleted files. A job with the same id removes each folder. */
export const fileRemovals = pgTable('file_removals', {
  id: uuid().primaryKey(),
  folder: text().notNull(),
  removedAt: storedAt('removed_at'),
});
