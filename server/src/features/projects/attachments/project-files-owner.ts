import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileOwner } from '../../files/owners/file-owner.ts';
import { fileTable } from '../../files/owners/file-table.ts';
import { filesOf } from '../reading/attachments.ts';
import { projectFiles } from '../tables/project-files.table.ts';
import { projects } from '../tables/projects.table.ts';

/** Name of this file owner in download tickets. */
export const projectOwner = 'projects';

const folderPrefix = 'PF-';

/** Returns the folder name of an attached file. @param id a UUID that no other file uses */
export function attachmentFolder(id: string): string {
  return `${folderPrefix}${id}`;
}

/**
 * Returns the {@link FileOwner} of attached files, which a project's account can open unless the project is in the
 * trash.
 */
export function projectFilesOwner({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): FileOwner {
  return {
    name: projectOwner,
    folderPrefix,
    permission: { resource: 'PROJECT', actions: ['READ'] },
    // The project page tells the project's owner which files are infected, so no email reports them.
    ...fileTable({ database, clock, table: projectFiles }),

    async open(projectId, { accountId }) {
      const [project] = await database
        .select()
        .from(projects)
        .where(
          and(eq(projects.id, projectId), eq(projects.accountId, accountId), isNull(projects.removedAt)),
        );
      if (!project) return null;
      const { number, lastUpdate } = project;
      return {
        files: await filesOf(database, projectId),
        documents: [],
        archive: { name: number, at: lastUpdate },
      };
    },
  };
}
