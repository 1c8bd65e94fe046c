import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Number of submissions: the sum of `number` by day, status and project type. A trigger adds a row for each change;
 * from time to time they are consolidated.
 */
export const submissionCounts = pgTable('submission_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Date of arrival in California time. */
  day: date().notNull(),
  status: text().notNull(),
  projectType: text('project_type').notNull(),
  number: integer().notNull(),
});
