import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many submissions there are: the sum of `number` by day, status and project type. A trigger adds a row for each change; now
 * and then they are drawn together.
 */
export const submissionCounts = pgTable('submission_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of arrival, in California's time. */
  day: date().notNull(),
  status: text().notNull(),
  projectType: text('project_type').notNull(),
  number: integer().notNull(),
});
