import { scanStates } from '@title24/shared-domain/full-service';
import { attachmentKinds } from '@title24/shared-domain/projects';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.table.ts';

/** Files that members attach to their projects: plans, elevations, schedules (D10). */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text({ enum: attachmentKinds }).notNull(),
    /** The owner's name for it, sanitized for display; never used as a path. */
    name: text().notNull(),
    /** Its own folder in the storage. */
    folder: text().notNull().unique(),
    /** Generated name in the folder. */
    storedName: text('stored_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the content, in lowercase hexadecimal. */
    sha256: text().notNull(),
    scanState: text('scan_state', { enum: scanStates }).notNull().default('not-scanned'),
    /** Name of the malware that the scanner found. */
    scanFinding: text('scan_finding'),
    scannedAt: timestamp('scanned_at', { withTimezone: true }),
    attachedAt: timestamp('attached_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('project_files_project').on(table.projectId, table.attachedAt),
    index('project_files_scan_state').on(table.scanState),
    check(
      'project_files_scan_state_known',
      sql`${table.scanState} in ('not-scanned', 'waiting', 'clean', 'infected')`,
    ),
    check('project_files_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
