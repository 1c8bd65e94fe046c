import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A step of a project as it was typed and not yet stored by the server (D1h). */
export interface UnsentStep {
  /** The project's number. */
  readonly project: string;
  readonly step: string;
  /** The tab that it was typed in. */
  readonly tab: string;
  /** The stamp of the step that it began with, and what the step held then. */
  readonly stamp: number;
  readonly base: object;
  readonly data: object;
  /** Milliseconds of the epoch. */
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
    // Another copy of the site wants to change the database.
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

/** What `use` answers; the other value if the storage is missing, full or forbidden. */
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

/** What this browser keeps of projects until the server has it. Nothing here rejects. */
export const unsentSteps = {
  /** Whether it is kept. */
  keep: (step: UnsentStep): Promise<boolean> =>
    orElse(false, async (db) => {
      await db.put('steps', step);
      return true;
    }),
  drop: (project: string, step: string, tab: string): Promise<void> =>
    orElse(undefined, (db) => db.delete('steps', [project, step, tab])),
  /** What is kept of a project, oldest first. */
  ofProject: (project: string): Promise<UnsentStep[]> =>
    orElse<UnsentStep[]>([], async (db) => {
      const kept = await db.getAll('steps', allOf(project));
      return kept.sort((one, other) => one.keptAt - other.keptAt);
    }),
  /** The numbers of the projects of which something is kept. */
  projects: (): Promise<string[]> =>
    orElse<string[]>([], async (db) => [
      ...new Set((await db.getAllKeys('steps')).map(([project]) => project)),
    ]),
  clear: (): Promise<void> => orElse(undefined, (db) => db.clear('steps')),
};
