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
  readonly takeoff?: TakeoffEntry | null;
  readonly takeoffStamp?: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

/** There is one draft, so it has one key. */
const only = 'test-drive';

/** What this tab knows: where the browser keeps nothing, all that there is. */
let inMemory: Draft | null = null;

/** Whether this tab knows something that the browser has not kept. */
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
  'This browser does not keep the test drive: its storage is full or switched off. What you typed stays on this page. Save it to your account or download it before you close the page.';

/** A draft that cannot be kept, in words. It can be tried again: room may have been made. */
function notKeptError(cause: unknown): RpcError {
  return Object.assign(new RpcError(notKept, rpcErrorCodes.limit), { cause });
}

/** The draft of this browser, or null if there is none. What is stored and no longer understood is none. Never rejects. */
export async function loadDraft(): Promise<Draft | null> {
  try {
    const stored = await withDrafts((db) => db.get('drafts', only));
    if (stored && !isAhead && isUnderstood(stored)) inMemory = stored;
  } catch {
    // What this tab knows is all that there is.
  }
  return inMemory;
}

function isUnderstood({ data, stepStamps }: Draft): boolean {
  return (
    documentProblems(data, new Date().getFullYear()).length === 0 &&
    projectSteps.every((step) => Number.isSafeInteger(stepStamps[step]))
  );
}

/** Begins a draft in place of the one that there may be. Resolves to whether the browser keeps it. */
export async function startDraft(data: ProjectData): Promise<boolean> {
  const stepStamps = Object.fromEntries(projectSteps.map((step) => [step, 0])) as Record<ProjectStep, number>;
  const draft: Draft = { data, stepStamps, lastUpdate: null };
  inMemory = draft;
  isAhead = await withDrafts((db) => db.put('drafts', draft, only)).then(
    () => false,
    () => true,
  );
  return !isAhead;
}

/**
 * Changes the draft; two tabs change it one after the other.
 * @param change what becomes of it, or null to leave it
 * Rejects with RpcError: `notFound` if there is none, `limit` if the browser does not keep it; this tab does.
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
    // The change is made all the same, so that it is there on the next page of this tab; its stamp waits for the next try.
    const changed = changedBy(change, known);
    if (known && changed) {
      inMemory = { ...changed, stepStamps: known.stepStamps, takeoffStamp: known.takeoffStamp ?? 0 };
      isAhead = true;
    }
    throw notKeptError(error);
  }
}

function changedBy(change: (draft: Draft) => Draft | null, draft: Draft | null): Draft | null {
  if (draft) return change(draft);
  throw new RpcError('There is no test drive in this browser any more.', rpcErrorCodes.notFound);
}

/** Removes the draft from this browser. Never rejects. */
export async function dropDraft(): Promise<void> {
  inMemory = null;
  isAhead = false;
  await withDrafts((db) => db.delete('drafts', only)).catch(() => undefined);
}
