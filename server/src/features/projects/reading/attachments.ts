import type { Attachment } from '@title24/shared-domain/projects';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { projectFiles } from '../tables/project-files.table.ts';

export type FileRow = typeof projectFiles.$inferSelect;

/** Returns a project's files in the order in which they were attached. */
export function filesOf(database: Database | Transaction, projectId: string): Promise<FileRow[]> {
  return database
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.attachedAt), asc(projectFiles.id));
}

/** Returns the API's description of an attached file. */
export function attachmentOf(row: FileRow): Attachment {
  const { id, kind, name, mediaType, size, sha256, scanState, attachedAt } = row;
  return { id, kind, name, mediaType, size, sha256, scanState, attachedAt: attachedAt.toISOString() };
}
