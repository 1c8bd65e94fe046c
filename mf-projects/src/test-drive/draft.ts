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
import {
  type EditedProject,
  type SaveUnit,
  saveUnits,
  unitDataOf,
  withUnitData,
} from '../store/save-unit.ts';

/** A browser's test drive. A browser has at most one. */
export interface Draft {
  readonly data: ProjectData;
  readonly stepStamps: StepStamps;
  /** Time of the last save in ISO 8601, or null before the first change. */
  readonly lastUpdate: string | null;
  readonly takeoff: TakeoffEntry | null;
  readonly takeoffStamp: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

const only = 'test-drive';

/** This tab's version of the draft, the only copy if storage is unavailable. */
let inMemory: Draft | null = null;

/** What this tab could not store: changes, or a new draft that replaces any other; null if everything is stored. */
let unstored: 'changes' | 'draft' | null = null;

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

const saveFailed =
  'This browser can’t keep the test drive: its storage is full or turned off. What you typed stays on this page. Save it to your account or download it before you close the page.';

/** Returns an error with the code `limit`. Sessions retry after this error, because the user can free up storage. */
function saveError(cause: unknown): RpcError {
  return Object.assign(new RpcError(saveFailed, rpcErrorCodes.limit), { cause });
}

/**
 * Returns the stored draft. If it is missing or unreadable, or this tab has a version that it could not store, returns
 * this tab's version, or null if there is none. Never rejects.
 */
export async function loadDraft(): Promise<Draft | null> {
  try {
    const stored = await withDrafts((db) => db.get('drafts', only));
    if (stored && !unstored && isUnderstood(stored)) inMemory = stored;
  } catch {
    // Storage is unavailable, so this tab has the only copy.
  }
  return inMemory;
}

function isUnderstood({ data, stepStamps }: Draft): boolean {
  return (
    documentProblems(data, new Date().getFullYear()).length === 0 &&
    projectSteps.every((step) => Number.isSafeInteger(stepStamps[step]))
  );
}

/** Starts a draft in place of any other. Resolves to whether it was stored. */
export async function startDraft(data: ProjectData): Promise<boolean> {
  const stepStamps = Object.fromEntries(projectSteps.map((step) => [step, 0])) as Record<ProjectStep, number>;
  const draft: Draft = { data, stepStamps, lastUpdate: null, takeoff: null, takeoffStamp: 0 };
  inMemory = draft;
  unstored = await withDrafts((db) => db.put('drafts', draft, only)).then(
    () => null,
    () => 'draft',
  );
  return unstored === null;
}

/**
 * Changes the stored draft in a transaction, so that tabs do not overwrite each other's changes. Also stores earlier
 * changes that this tab could not store, except changes to a step or plan of which another tab has since stored a newer
 * version. A new draft that this tab could not store replaces the stored one. Rejects with an RpcError: `notFound` if
 * there is no draft, or `limit` if the draft cannot be stored. After `limit`, the change exists only in this tab.
 * @param change - returns the new draft, or null for no change
 */
export async function updateDraft(change: (draft: Draft) => Draft | null): Promise<void> {
  let current = inMemory;
  try {
    await withDrafts(async (db) => {
      const transaction = db.transaction('drafts', 'readwrite');
      const stored = await transaction.store.get(only);
      if (stored && unstored !== 'draft')
        current = current && unstored ? withStoredSince(current, stored) : stored;
      const changed = changedBy(change, current);
      if (changed) await transaction.store.put(changed, only);
      await transaction.done;
      inMemory = changed ?? current;
      if (changed) unstored = null;
    });
  } catch (error) {
    if (error instanceof RpcError) throw error;
    // Later pages in this tab must show the change. The stamps stay, because they change only when a draft is stored.
    const changed = changedBy(change, current);
    if (current && changed) {
      inMemory = { ...changed, stepStamps: current.stepStamps, takeoffStamp: current.takeoffStamp };
      unstored ??= 'changes';
    }
    throw saveError(error);
  }
}

/** Returns this tab's version, with the steps and the plan replaced where another tab has stored newer ones. */
function withStoredSince(own: Draft, stored: Draft): Draft {
  const edited = saveUnits
    .filter((unit) => stampOf(stored, unit) > stampOf(own, unit))
    .reduce((now: EditedProject, unit) => withUnitData(now, unit, unitDataOf(stored, unit)), own);
  return { ...stored, data: edited.data, takeoff: edited.takeoff };
}

function stampOf({ stepStamps, takeoffStamp }: Draft, unit: SaveUnit): number {
  return unit === 'takeoff' ? takeoffStamp : stepStamps[unit];
}

function changedBy(change: (draft: Draft) => Draft | null, draft: Draft | null): Draft | null {
  if (draft) return change(draft);
  throw new RpcError('This test drive is no longer in this browser.', rpcErrorCodes.notFound);
}

/** Deletes this browser's draft. Never rejects. */
export async function dropDraft(): Promise<void> {
  inMemory = null;
  unstored = null;
  await withDrafts((db) => db.delete('drafts', only)).catch(() => undefined);
}
