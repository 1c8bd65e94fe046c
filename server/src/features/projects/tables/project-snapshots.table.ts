import type { Finding, ProjectData } from '@title24/shared-domain/projects';
import { sql } from 'drizzle-orm';
import { check, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.table.ts';

/** Projects as submitted, which are the basis of the review and the report. A trigger prevents changes. */
export const projectSnapshots = pgTable(
  'project_snapshots',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    data: json().$type<ProjectData>().notNull(),
    findings: json().$type<readonly Finding[]>().notNull(),
    /** SHA-256 of the data as JSON, in lowercase hexadecimal. */
    sha256: text().notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('project_snapshots_round').on(table.projectId, table.round),
    check('project_snapshots_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
