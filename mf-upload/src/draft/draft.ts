import { withStorage } from '@title24/remote-kit/browser';
import { policy } from '@title24/shared-domain';
import type { UploadValues } from '../upload-values.ts';
import { tabId } from './tab.ts';

const storagePrefix = 'title24.upload-draft';
const draftLifetimeMs = policy.retention.uploadDraftHours * 3_600_000;

/** Name and size of a selected file. A draft does not contain the file's content. */
export interface FileNote {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Values of all fields except the files. */
export type TypedFields = Omit<UploadValues, 'projectFiles'>;

/** An unsent form, stored in this browser for a day. */
export interface Draft {
  readonly typed: TypedFields;
  readonly files: readonly FileNote[];
  /** Content and idempotency key of the last attempt to send. Unchanged content keeps its key. */
  readonly submission: { readonly content: string; readonly key: string };
}

interface StoredDraft extends Draft {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  /** Whether the tab that stored the draft has left the page or has been closed. */
  readonly isLeft?: boolean;
}

/**
 * Returns this tab's draft. If this tab has none, moves the newest draft with `isLeft` to this tab, or else copies the
 * newest draft of an open tab. Returns null if there is no draft.
 * @param now milliseconds since the epoch
 */
export function loadDraft(now: number): Draft | null {
  const stored = storedDrafts(now);
  const own = stored.find(({ key }) => key === ownKey());
  if (own) return own.draft;
  const newestFirst = stored.sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  const found = newestFirst.find(({ draft }) => draft.isLeft) ?? newestFirst[0];
  if (!found) return null;
  saveDraft(found.draft, found.draft.savedAt);
  if (found.draft.isLeft) withStorage((storage) => storage.removeItem(found.key));
  return found.draft;
}

/** Returns the form values to restore from a draft. A project type or comment in the form takes precedence. */
export function restoredFields(typed: TypedFields, values: UploadValues): Partial<UploadValues> {
  const { comment, ...others } = typed;
  return {
    ...others,
    projectType: values.projectType || typed.projectType,
    ...(values.comment === '' ? { comment } : {}),
  };
}

/**
 * Stores this tab's draft.
 * @param now milliseconds since the epoch
 */
export function saveDraft({ typed, files, submission }: Draft, now: number): void {
  store({ typed, files, submission, savedAt: now });
}

/** Marks this tab's draft with `isLeft`, so that another tab can take the draft over. */
export function releaseDraft(): void {
  const stored = parse(withStorage((storage) => storage.getItem(ownKey())));
  if (stored) store({ ...stored, isLeft: true });
}

/** Deletes this tab's draft. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(ownKey()));
}

const ownKey = () => `${storagePrefix}.${tabId()}`;

function store(stored: StoredDraft): void {
  withStorage((storage) => storage.setItem(ownKey(), JSON.stringify(stored)));
}

/** Returns all tabs' drafts, after deleting outdated and invalid ones. */
function storedDrafts(now: number): { readonly key: string; readonly draft: StoredDraft }[] {
  return (withStorage(Object.keys) ?? [])
    .filter((key) => key.startsWith(storagePrefix))
    .flatMap((key) => {
      const draft = parse(withStorage((storage) => storage.getItem(key)));
      if (draft && now - draft.savedAt <= draftLifetimeMs) return [{ key, draft }];
      withStorage((storage) => storage.removeItem(key));
      return [];
    });
}

function parse(text: string | null): StoredDraft | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    return typeof stored?.savedAt === 'number' && isDraft(stored) ? (stored as StoredDraft) : null;
  } catch {
    return null;
  }
}

function isDraft({ typed, files, submission }: Record<string, unknown>): boolean {
  return (
    isObject(typed) &&
    ['projectName', 'projectType', 'from', 'email', 'phone', 'comment'].every(
      (name) => typeof typed[name] === 'string',
    ) &&
    typeof typed.hasDropbox === 'boolean' &&
    Array.isArray(files) &&
    files.every((file) => isObject(file) && typeof file.name === 'string' && typeof file.size === 'number') &&
    isObject(submission) &&
    typeof submission.content === 'string' &&
    typeof submission.key === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
