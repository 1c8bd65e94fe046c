import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Owner and project of a plan: several people may use one browser. */
export interface PlanOwner {
  /** The account's name; empty for a test drive. */
  readonly owner: string;
  /** The project's number, or that of the test drive. */
  readonly project: string;
}

/** A plan that its owner keeps in this browser. */
export interface KeptPlan extends PlanOwner {
  readonly name: string;
  /** SHA-256 of the file, in lowercase hexadecimal. */
  readonly sha256: string;
  readonly bytes: Blob;
}

interface Schema extends DBSchema {
  plans: { key: [owner: string, project: string]; value: KeptPlan };
}

async function withPlans<Result>(use: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const db = await openDB<Schema>('title24.plans', 1, {
    upgrade: (created) => void created.createObjectStore('plans', { keyPath: ['owner', 'project'] }),
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

/**
 * Returns the plan that is kept for a project, or null if there is none or the browser has no storage. Never rejects.
 */
export async function keptPlan({ owner, project }: PlanOwner): Promise<KeptPlan | null> {
  try {
    return (await withPlans((db) => db.get('plans', [owner, project]))) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a plan, replacing the project's previous one. Rejects if the browser has no storage, or it is full.
 */
export async function keepPlan(plan: KeptPlan): Promise<void> {
  await withPlans((db) => db.put('plans', plan));
}

/** Removes the plan of a project from this browser. Rejects if the browser has no storage. */
export async function dropPlan({ owner, project }: PlanOwner): Promise<void> {
  await withPlans((db) => db.delete('plans', [owner, project]));
}
