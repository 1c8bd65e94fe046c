import type { StoredProject } from '@title24/shared-domain/projects';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { goneAt } from './own-project.ts';
import { loadProject } from './reading/load-project.ts';
import { projects } from './tables/projects.table.ts';

type ExportedProject = Omit<StoredProject, 'findings' | 'stepStamps' | 'takeoffStamp'> & {
  readonly goneAt: string | null;
};

/** Returns the caller's projects, including those in the trash, without findings and stamps. */
export async function exportedProjects(
  database: Database,
  { accountId }: Pick<Caller, 'accountId'>,
  clock: Clock,
): Promise<ExportedProject[]> {
  const rows = await database
    .select()
    .from(projects)
    .where(eq(projects.accountId, accountId))
    .orderBy(asc(projects.createdAt), asc(projects.id));
  const exported: ExportedProject[] = [];
  for (const row of rows) {
    const {
      findings: _,
      stepStamps: __,
      takeoffStamp: ___,
      ...project
    } = await loadProject(database, row, clock);
    exported.push({ ...project, goneAt: goneAt(row)?.toISOString() ?? null });
  }
  return exported;
}
