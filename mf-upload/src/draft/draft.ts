import { withStorage } from '@title24/shared-config/browser';
import { policy } from '@title24/shared-domain';
import type { UploadValues } from '../form/upload-values.ts';
import { tabId } from './tab.ts';

const storagePrefix = 'title24.upload-draft';
const keptMs = policy.retention.uploadDraftHours * 3_600_000;

/** What of a file can be kept: a browser lets no page keep the way to its content. */
export interface FileNote {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The text fields and the checkbox. */
export type TypedFields = Omit<UploadValues, 'projectFiles'>;

/** A form that was not sent yet, as this browser keeps it for a day. */
export interface Draft {
  readonly typed: TypedFields;
  readonly files: readonly FileNote[];
  /** What was on its way, so that the same content goes out under the same key after a reload too. */
  readonly submission: { readonly content: string; readonly key: string };
}

interface Kept extends Draft {
  /** Milliseconds of the epoch. */
  readonly savedAt: number;
  /** The tab that it was typed in has been closed or left. */
  readonly isLeft?: boolean;
}

/**
 * The form that this tab has kept, else the newest one of another; null where there is none. That of a tab that is
 * closed becomes this tab's; that of an open one is copied and stays.
 */
export function loadDraft(now: number): Draft | null {
  const kept = keptDrafts(now);
  const own = kept.find(({ key }) => key === ownKey());
  if (own) return own.draft;
  const newestFirst = kept.sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  const found = newestFirst.find(({ draft }) => draft.isLeft) ?? newestFirst[0];
  if (!found) return null;
  saveDraft(found.draft, found.draft.savedAt);
  if (found.draft.isLeft) withStorage((storage) => storage.removeItem(found.key));
  return found.draft;
}

export function saveDraft({ typed, files, submission }: Draft, now: number): void {
  store({ typed, files, submission, savedAt: now });
}

/** Notes that this tab goes away, so that another may take over what was typed here. */
export function leaveDraft(): void {
  const kept = parse(withStorage((storage) => storage.getItem(ownKey())));
  if (kept) store({ ...kept, isLeft: true });
}

export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(ownKey()));
}

const ownKey = () => `${storagePrefix}.${tabId()}`;

function store(kept: Kept): void {
  withStorage((storage) => storage.setItem(ownKey(), JSON.stringify(kept)));
}

/** The forms of all tabs. Takes away what is too old or cannot be read. */
function keptDrafts(now: number): { readonly key: string; readonly draft: Kept }[] {
  return (withStorage(Object.keys) ?? [])
    .filter((key) => key.startsWith(storagePrefix))
    .flatMap((key) => {
      const draft = parse(withStorage((storage) => storage.getItem(key)));
      if (draft && now - draft.savedAt <= keptMs) return [{ key, draft }];
      withStorage((storage) => storage.removeItem(key));
      return [];
    });
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    return typeof kept?.savedAt === 'number' && isDraft(kept) ? (kept as Kept) : null;
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
