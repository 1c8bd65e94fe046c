import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A step of a project as typed but not yet stored by the server (D1h). */
export interface UnsentStep {
  /** The project's number. */
  readonly project: string;
  readonly step: string;
  /** The tab in which it was typed. */
  readonly tab: string;
  /** The stamp of the step it started from, and the step's values at that time. */
  readonly stamp: number;
  readonly base: object;
  readonly data: object;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  steps: { key: [project: string, step: string, tab: string]; value: UnsentStep };
}

const name = 'title24.projects';

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('steps', { keyPath: ['project', 'step', 'tab'] }),
    // Another tab with a newer version wants to upgrade the database.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Returns the result of `use`, or the other value if the storage is missing, full or forbidden. */
async function orElse<Result>(
  other: Result,
  use: (db: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(await database());
  } catch {
    return other;
  }
}

const allOf = (project: string) => IDBKeyRange.bound([project], [project, []]);

/** Changes to projects that this browser keeps until the server has them. Nothing here rejects. */
export const unsentSteps = {
  /** Stores a step; resolves with whether it was stored. */
  keep: (step: UnsentStep): Promise<boolean> =>
    orElse(false, async (db) => {
      await db.put('steps', step);
      return true;
    }),
  drop: (project: string, step: string, tab: string): Promise<void> =>
    orElse(undefined, (db) => db.delete('steps', [project, step, tab])),
  /** Returns the stored steps of a project, oldest first. */
  ofProject: (project: string): Promise<UnsentStep[]> =>
    orElse<UnsentStep[]>([], async (db) => {
      const kept = await db.getAll('steps', allOf(project));
      return kept.sort((one, other) => one.keptAt - other.keptAt);
    }),
  /** Returns the numbers of the projects with stored steps. */
  projects: (): Promise<string[]> =>
    orElse<string[]>([], async (db) => [
      ...new Set((await db.getAllKeys('steps')).map(([project]) => project)),
    ]),
  clear: (): Promise<void> => orElse(undefined, (db) => db.clear('steps')),
};
