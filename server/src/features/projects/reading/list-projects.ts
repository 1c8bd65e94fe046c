import { listPageSize } from '@title24/shared-domain';
import {
  editableStates,
  type ListedOrder,
  type ListedProject,
  type ProjectList,
  type ProjectState,
} from '@title24/shared-domain/projects';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { pageOf } from '../../../platform/rpc/params/list-params.ts';
import { goneAt, type ProjectRow } from '../own-project.ts';
import { projects } from '../tables/projects.table.ts';
import type { ProjectOrders } from './project-orders.ts';

interface Listing {
  /** Counted from 1. */
  readonly page: number;
  /** Null for all states. */
  readonly state: ProjectState | null;
  readonly trash: boolean;
}

/** Returns a page of the caller's projects, most recently changed first. */
export async function listProjects(
  database: Database,
  orders: Pick<ProjectOrders, 'listed'>,
  { accountId }: Pick<Caller, 'accountId'>,
  { page, state, trash }: Listing,
): Promise<ProjectList> {
  const isOwn = eq(projects.accountId, accountId);
  const isWanted = and(
    isOwn,
    trash ? isNotNull(projects.removedAt) : isNull(projects.removedAt),
    ...(state ? [eq(projects.state, state)] : []),
  );
  const rows = await database
    .select()
    .from(projects)
    .where(isWanted)
    .orderBy(desc(projects.lastUpdate), desc(projects.id))
    .limit(listPageSize)
    .offset(pageOf(page).offset);
  const ordered = await orders.listed(
    database,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => listedProject(row, ordered.get(row.id))),
    total: await countOf(database, isWanted),
    inTrash: await countOf(database, and(isOwn, isNotNull(projects.removedAt))),
  };
}

async function countOf(database: Database, condition: SQL | undefined): Promise<number> {
  const [row] = await database.select({ number: count() }).from(projects).where(condition);
  return row?.number ?? 0;
}

function listedProject(row: ProjectRow, order: ListedOrder | undefined): ListedProject {
  const { number, name, kind, state, lastUpdate, nextStep } = row;
  return {
    number,
    name,
    kind,
    state,
    lastUpdate: lastUpdate.toISOString(),
    nextStep,
    goneAt: goneAt(row)?.toISOString() ?? null,
    ...(order && { order }),
  };
}

/** Returns the number of the editable project that the caller last opened or changed; null if there is none. */
export async function activeProject(
  database: Database,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<string | null> {
  const [row] = await database
    .select({ number: projects.number })
    .from(projects)
    .where(
      and(
        eq(projects.accountId, accountId),
        isNull(projects.removedAt),
        inArray(projects.state, [...editableStates]),
      ),
    )
    .orderBy(desc(projects.openedAt), desc(projects.id))
    .limit(1);
  return row?.number ?? null;
}
