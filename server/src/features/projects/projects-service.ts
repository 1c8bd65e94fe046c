import {
  documentProblems,
  exportedFile,
  isEditable,
  lockedMessage,
  type ProjectData,
  type StoredProject,
  startingProject,
  stepDataOf,
  withStepData,
} from '@title24/shared-domain/projects';
import type { projects } from '@title24/shared-domain/rpc/server';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { invalidParams, notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import type { Files } from '../files/files.ts';
import { removalQueue } from '../files/removals/removal-job.ts';
import { attachFile } from './attachments/attach-file.ts';
import { detachFile } from './attachments/detach-file.ts';
import { openFile } from './attachments/open-file.ts';
import { createProject } from './editing/create-project.ts';
import type { SaveAllowance } from './editing/save-allowance.ts';
import { saveStep, storeStep } from './editing/save-step.ts';
import { saveTakeoff } from './editing/save-takeoff.ts';
import { removeProject, restoreProject } from './editing/trash.ts';
import { editableProject, ownProject } from './own-project.ts';
import { activeProject, listProjects } from './reading/list-projects.ts';
import { loadProject } from './reading/load-project.ts';
import { documentOf, stampsOf, stepsOf } from './reading/project-document.ts';
import type { ProjectOrders } from './reading/project-orders.ts';
import { projects as projectsTable } from './tables/projects.table.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly orders: () => ProjectOrders;
  readonly allowance: Pick<SaveAllowance, 'take'>;
  readonly files: Files;
  readonly jobs: () => JobQueue;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Creates the service for the caller's own projects, POST /rpc/2.0/projects (D10). */
export function projectsService(dependencies: Dependencies): MemberHandlersOf<typeof projects> {
  const { database, orders, clock, allowance, jobs } = dependencies;
  const load = (caller: Caller, number: string) =>
    database.transaction(
      async (transaction) => loadProject(transaction, await ownProject(transaction, caller, number), clock),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  return {
    list: async (params, caller) => {
      await orders().settle(caller);
      return listProjects(database, orders(), caller, params);
    },

    create: ({ name, kind, ...areas }, caller) => {
      const data = startingProject(name, kind, areas);
      return database.transaction((transaction) => createProject(transaction, caller, { name, data }, clock));
    },

    import: async ({ data, takeoff = null }, caller) => {
      const problems = documentProblems(data, clock.now().getFullYear());
      if (problems.length > 0) {
        throw invalidParams(problems.map(({ path, message }) => ({ path: `data.${path}`, message })));
      }
      const name = data.project?.name ?? importedName;
      return database.transaction((transaction) =>
        createProject(transaction, caller, { name, data: withName(data, name), takeoff }, clock),
      );
    },

    load: async ({ number }, caller) => {
      await orders().settle(caller);
      const project = await load(caller, number);
      if (isEditable(project.state)) await open(database, caller, number, clock);
      return project;
    },

    saveStep: async (params, caller) => {
      await allowance.take(caller.accountId);
      return database.transaction((transaction) => saveStep(transaction, caller, params, clock));
    },

    saveTakeoff: async (params, caller) => {
      await allowance.take(caller.accountId);
      return database.transaction((transaction) => saveTakeoff(transaction, caller, params, clock));
    },

    copy: ({ number, name }, caller) =>
      database.transaction((transaction) => copyProject(transaction, caller, number, name, clock)),

    rename: async ({ number, name }, caller) => {
      await allowance.take(caller.accountId);
      return database.transaction(async (transaction) => {
        const row = await editableProject(transaction, caller, number);
        const steps = await stepsOf(transaction, row.id);
        const document = withName(documentOf(steps), name);
        const step = 'project';
        const stamp = stampsOf(steps)[step] + 1;
        return storeStep(
          transaction,
          row,
          { step, data: stepDataOf(document, step), stamp, document },
          clock,
        );
      });
    },

    remove: async ({ number }, caller) => {
      await database.transaction((transaction) => removeProject(transaction, caller, number, clock));
      return {};
    },

    restore: async ({ number }, caller) => {
      await database.transaction((transaction) => restoreProject(transaction, caller, number, clock));
      return {};
    },

    setActive: async ({ number }, caller) => {
      await open(database, caller, number, clock);
      return {};
    },

    active: async (_, caller) => ({ number: await activeProject(database, caller) }),

    attach: (params, caller) => attachFile(dependencies, caller, params),

    detach: async (params, caller) => {
      await database.transaction((transaction) => detachFile(transaction, jobs(), caller, params, clock));
      jobs().wake(removalQueue);
      return {};
    },

    openFile: (params, caller) =>
      database.transaction((transaction) => openFile(transaction, caller, params)),

    export: async ({ number, format }, caller) => exportedFile(number, await load(caller, number), format),
  };
}

const importedName = 'Imported project';

/**
 * Records that the caller opened the project.
 * @throws RpcFault -32001 if the caller has no such project; -32010 if it is ordered, completed or in the trash
 */
async function open(database: Database, caller: Caller, number: string, clock: Clock): Promise<void> {
  const row = await ownProject(database, caller, number);
  if (!isEditable(row.state)) throw notPossible(lockedMessage(number, row.state), row.state);
  await database.update(projectsTable).set({ openedAt: clock.now() }).where(eq(projectsTable.id, row.id));
}

async function copyProject(
  transaction: Transaction,
  caller: Caller,
  number: string,
  wanted: string | undefined,
  clock: Clock,
): Promise<StoredProject> {
  const row = await ownProject(transaction, caller, number);
  const name = wanted ?? copyName(row.name);
  const data = withName(documentOf(await stepsOf(transaction, row.id)), name);
  return createProject(transaction, caller, { name, data, takeoff: row.takeoff, copiedFrom: number }, clock);
}

function copyName(name: string): string {
  // Half a surrogate pair at the end could not be exported and imported again.
  return `Copy of ${name}`.slice(0, maxNameLength).replace(/[\ud800-\udbff]$/, '');
}

const maxNameLength = 100;

/** Returns the data with a new project name, and removes an invalid project name from `raw`. */
function withName(data: ProjectData, name: string): ProjectData {
  const { raw, ...step } = stepDataOf(data, 'project');
  const { 'project.name': _, ...others } = raw ?? {};
  return withStepData(data, 'project', {
    ...step,
    project: { ...step.project, name },
    ...(Object.keys(others).length > 0 && { raw: others }),
  });
}
