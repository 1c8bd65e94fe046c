import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileOwner } from '../../files/owners/file-owner.ts';
import { filesOf } from '../reading/attachments.ts';
import { projectFiles } from '../tables/project-files.table.ts';
import { projects } from '../tables/projects.table.ts';

/** Kind of files of projects in tickets. */
export const projectOwner = 'projects';

const folderPrefix = 'PF-';

/** Returns the name of the folder that holds one attached file. @param id a UUID for this file */
export function attachmentFolder(id: string): string {
  return `${folderPrefix}${id}`;
}

/**
 * What the files feature needs to know about projects' files. The owner of the project may open them unless it is in
 * the trash.
 */
export function projectFilesOwner({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): FileOwner {
  const waiting = (id: string) => and(eq(projectFiles.id, id), eq(projectFiles.scanState, 'waiting'));
  return {
    name: projectOwner,
    folderPrefix,
    permission: { resource: 'PROJECT', actions: ['READ'] },

    async isCommitted(folder) {
      return (await database.$count(projectFiles, eq(projectFiles.folder, folder))) > 0;
    },

    async waiting() {
      const rows = await database
        .select({ id: projectFiles.id })
        .from(projectFiles)
        .where(eq(projectFiles.scanState, 'waiting'));
      return rows.map(({ id }) => id);
    },

    async findScanned(id) {
      const [row] = await database.select().from(projectFiles).where(eq(projectFiles.id, id));
      return row ?? null;
    },

    async markClean(id) {
      await database
        .update(projectFiles)
        .set({ scanState: 'clean', scannedAt: clock.now() })
        .where(waiting(id));
    },

    // The project's page tells its owner.
    async markInfected(id, finding) {
      await database
        .update(projectFiles)
        .set({ scanState: 'infected', scanFinding: finding, scannedAt: clock.now() })
        .where(waiting(id));
    },

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
        archive: { name: number, at: lastUpdate },
      };
    },
  };
}
