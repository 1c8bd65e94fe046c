import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Owner and project of a plan. Several people can share a browser. */
export interface PlanOwner {
  /** Account name, or '' for a test drive. */
  readonly owner: string;
  /** Project number, or 'test-drive'. */
  readonly project: string;
}

/** A plan in this browser's storage. */
export interface KeptPlan extends PlanOwner {
  readonly name: string;
  /** In lowercase hexadecimal. */
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

/** Returns a project's stored plan, or null if there is none or storage is unavailable. Never rejects. */
export async function keptPlan({ owner, project }: PlanOwner): Promise<KeptPlan | null> {
  try {
    return (await withPlans((db) => db.get('plans', [owner, project]))) ?? null;
  } catch {
    return null;
  }
}

/** Stores a plan in place of the project's previous one. Rejects if storage is unavailable or full. */
export async function keepPlan(plan: KeptPlan): Promise<void> {
  await withPlans((db) => db.put('plans', plan));
}

/** Deletes a project's plan. Rejects if storage is unavailable. */
export async function dropPlan({ owner, project }: PlanOwner): Promise<void> {
  await withPlans((db) => db.delete('plans', [owner, project]));
}
