import { attachmentKinds } from '@title24/shared-domain/projects';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, fileConstraints } from '../../files/owners/file-columns.ts';
import { projects } from './projects.table.ts';

/** Files that members attach to their projects, such as plans, elevations and schedules (D10). */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: attachmentKinds }).notNull(),
    folder: text().notNull().unique(),
    ...fileColumns,
    attachedAt: timestamp('attached_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('project_files_project').on(table.projectId, table.attachedAt),
    ...fileConstraints('project_files', table),
  ],
);
