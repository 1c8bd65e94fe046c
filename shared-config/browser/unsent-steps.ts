import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A step of a project as typed but not yet stored by the server (D1h). */
export interface UnsentStep {
  /** The name of the account that the project belongs to: several people may use one browser. */
  readonly owner: string;
  /** The project's number. */
  readonly project: string;
  readonly step: string;
  /** The tab in which it was typed. */
  readonly tab: string;
  /** The stamp of the stored step that the visitor started from, and its values at that time. */
  readonly stamp: number;
  readonly base: object;
  /** Values that were sent but not answered yet: the server may have them. */
  readonly sent?: object | undefined;
  readonly data: object;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  unsent: { key: [owner: string, project: string, step: string, tab: string]; value: UnsentStep };
}

const name = 'title24.projects';

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(name, 2, {
    upgrade(db) {
      // The first version did not record the owner of a step.
      for (const store of db.objectStoreNames) db.deleteObjectStore(store);
      db.createObjectStore('unsent', { keyPath: ['owner', 'project', 'step', 'tab'] });
    },
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

const allOf = (...start: readonly string[]) => IDBKeyRange.bound([...start], [...start, []]);

/** Changes to projects that this browser stores until the server has them, by account. Nothing here rejects. */
export const unsentSteps = {
  /** Stores a step; resolves with whether it was stored. */
  keep: (step: UnsentStep): Promise<boolean> =>
    orElse(false, async (db) => {
      await db.put('unsent', step);
      return true;
    }),
  drop: ({
    owner,
    project,
    step,
    tab,
  }: Omit<UnsentStep, 'stamp' | 'base' | 'sent' | 'data' | 'keptAt'>): Promise<void> =>
    orElse(undefined, (db) => db.delete('unsent', [owner, project, step, tab])),
  /** Returns the stored steps of an account's project, oldest first. */
  ofProject: (owner: string, project: string): Promise<UnsentStep[]> =>
    orElse<UnsentStep[]>([], async (db) => {
      const kept = await db.getAll('unsent', allOf(owner, project));
      return kept.sort((one, other) => one.keptAt - other.keptAt);
    }),
  /** Returns the numbers of the account's projects with stored steps. */
  projects: (owner: string): Promise<string[]> =>
    orElse<string[]>([], async (db) => [
      ...new Set((await db.getAllKeys('unsent', allOf(owner))).map(([, project]) => project)),
    ]),
  /** Removes the stored steps of the account's projects. */
  clear: (owner: string): Promise<void> => orElse(undefined, (db) => db.delete('unsent', allOf(owner))),
};
