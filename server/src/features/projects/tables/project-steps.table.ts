import { type StepData, projectSteps as steps } from '@title24/shared-domain/projects';
import { integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.table.ts';

/**
 * Contents of project steps, with a row for each step that was ever saved. A trigger prevents changes while a project
 * is locked. `json` preserves the order of keys, and no query needs `jsonb`.
 */
export const projectSteps = pgTable(
  'project_steps',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    step: text({ enum: steps }).notNull(),
    data: json().$type<StepData>().notNull(),
    /** Number of times that the step was saved. */
    stamp: integer().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.step] })],
);
