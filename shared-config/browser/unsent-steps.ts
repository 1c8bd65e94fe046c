import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A step of a project with changes that the server has not stored yet (D1h). */
export interface UnsentStep {
  /** Account that owns the project. It is stored because several people may use the same browser. */
  readonly owner: string;
  readonly project: string;
  readonly step: string;
  readonly tab: string;
  /** Stamp of the server's version on which the changes are based. `base` has that version's values. */
  readonly stamp: number;
  readonly base: object;
  /** Values in a request that has no response yet. The server may have stored them. */
  readonly sent?: object | undefined;
  readonly data: object;
  /** When the step was stored in the browser, in milliseconds since 1970. */
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
      // Version 1 of the database did not record owners, so its steps are dropped.
      for (const store of db.objectStoreNames) db.deleteObjectStore(store);
      db.createObjectStore('unsent', { keyPath: ['owner', 'project', 'step', 'tab'] });
    },
    // Another tab's newer database version can be created only after this connection is closed.
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

/** Returns the result of `use`, or `other` on any error, for example if the storage is full or forbidden. */
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

/** Functions that store unsent steps in this browser. None of them rejects. */
export const unsentSteps = {
  /** @returns whether the step was stored */
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
  /** Returns a project's stored steps, oldest first. */
  ofProject: (owner: string, project: string): Promise<UnsentStep[]> =>
    orElse<UnsentStep[]>([], async (db) => {
      const kept = await db.getAll('unsent', allOf(owner, project));
      return kept.sort((one, other) => one.keptAt - other.keptAt);
    }),
  /** Returns the project number of each of the account's projects that has stored steps. */
  projects: (owner: string): Promise<string[]> =>
    orElse<string[]>([], async (db) => [
      ...new Set((await db.getAllKeys('unsent', allOf(owner))).map(([, project]) => project)),
    ]),
  clear: (owner: string): Promise<void> => orElse(undefined, (db) => db.delete('unsent', allOf(owner))),
};
