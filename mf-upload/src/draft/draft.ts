import { policy } from '@title24/shared-domain';
import type { UploadValues } from '../form/upload-values.ts';

const storageKey = 'title24.upload-draft';
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

/** The kept form, or null where there is none, it is too old, or the storage cannot be read. */
export function loadDraft(now: number): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof kept?.savedAt !== 'number' || now - kept.savedAt > keptMs) return null;
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function saveDraft(draft: Draft, now: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    // A full or forbidden storage: the form works without.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // As above.
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
