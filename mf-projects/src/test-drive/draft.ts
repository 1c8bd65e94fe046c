import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import {
  documentProblems,
  type ProjectData,
  type ProjectStep,
  projectSteps,
  type StepStamps,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The one test drive of a browser. */
export interface Draft {
  readonly data: ProjectData;
  readonly stepStamps: StepStamps;
  /** ISO 8601 moment; null if nothing was typed yet. */
  readonly lastUpdate: string | null;
  readonly takeoff: TakeoffEntry | null;
  readonly takeoffStamp: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

/** There is only one draft, so the key is fixed. */
const only = 'test-drive';

/** The draft in this tab: the only copy if the browser stores nothing. */
let inMemory: Draft | null = null;

/** Whether this tab has changes that the browser has not stored. */
let isAhead = false;

async function withDrafts<Result>(use: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const db = await openDB<Schema>('title24.test-drive', 1, {
    upgrade: (created) => void created.createObjectStore('drafts'),
  });
  try {
    return await use(db);
  } finally {
    db.close();
  }
}

const notKept =
  'This browser can’t keep the test drive: its storage is full or turned off. What you typed stays on this page. Save it to your account or download it before you close the page.';

/** Returns an error with a message that the draft cannot be stored. It can be retried, as space may become free. */
function notKeptError(cause: unknown): RpcError {
  return Object.assign(new RpcError(notKept, rpcErrorCodes.limit), { cause });
}

/**
 * Returns the draft of this browser, or null if there is none. A stored draft in an unknown format counts as none.
 * Never rejects.
 */
export async function loadDraft(): Promise<Draft | null> {
  try {
    const stored = await withDrafts((db) => db.get('drafts', only));
    if (stored && !isAhead && isUnderstood(stored)) inMemory = stored;
  } catch {
    // The draft in this tab is the only copy.
  }
  return inMemory;
}

function isUnderstood({ data, stepStamps }: Draft): boolean {
  return (
    documentProblems(data, new Date().getFullYear()).length === 0 &&
    projectSteps.every((step) => Number.isSafeInteger(stepStamps[step]))
  );
}

/** Starts a draft, replacing an existing one. Resolves to whether the browser stores it. */
export async function startDraft(data: ProjectData): Promise<boolean> {
  const stepStamps = Object.fromEntries(projectSteps.map((step) => [step, 0])) as Record<ProjectStep, number>;
  const draft: Draft = { data, stepStamps, lastUpdate: null, takeoff: null, takeoffStamp: 0 };
  inMemory = draft;
  isAhead = await withDrafts((db) => db.put('drafts', draft, only)).then(
    () => false,
    () => true,
  );
  return !isAhead;
}

/**
 * Changes the draft; changes by two tabs are serialized. Rejects with RpcError: `notFound` if there is none, `limit`
 * if the browser does not store it; this tab still keeps it.
 * @param change returns the new draft, or null to leave it unchanged
 */
export async function updateDraft(change: (draft: Draft) => Draft | null): Promise<void> {
  const known = inMemory;
  try {
    await withDrafts(async (db) => {
      const transaction = db.transaction('drafts', 'readwrite');
      const stored = await transaction.store.get(only);
      const current = isAhead ? known : (stored ?? known);
      const changed = changedBy(change, current);
      if (changed) await transaction.store.put(changed, only);
      await transaction.done;
      inMemory = changed ?? current;
      isAhead = false;
    });
  } catch (error) {
    if (error instanceof RpcError) throw error;
    // The change is applied anyway, so that the next page of this tab has it; its stamp stays unchanged until it is stored.
    const changed = changedBy(change, known);
    if (known && changed) {
      inMemory = { ...changed, stepStamps: known.stepStamps, takeoffStamp: known.takeoffStamp };
      isAhead = true;
    }
    throw notKeptError(error);
  }
}

function changedBy(change: (draft: Draft) => Draft | null, draft: Draft | null): Draft | null {
  if (draft) return change(draft);
  throw new RpcError('This test drive is no longer in this browser.', rpcErrorCodes.notFound);
}

/** Removes the draft from this browser. Never rejects. */
export async function dropDraft(): Promise<void> {
  inMemory = null;
  isAhead = false;
  await withDrafts((db) => db.delete('drafts', only)).catch(() => undefined);
}
