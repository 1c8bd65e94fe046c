import { useEffect, useState } from 'react';
import type { UploadValues } from '../form/upload-values.ts';
import { clearDraft, type Draft, type FileNote, leaveDraft, loadDraft, saveDraft } from './draft.ts';

interface Options {
  readonly values: UploadValues;
  /** The form as it is before anything is typed. */
  readonly empty: UploadValues;
  readonly submission: () => Draft['submission'];
}

/** Keeps what is typed in this tab until it is sent, also over its end, and tells which files have to be chosen again. */
export function useDraft({ values, empty, submission }: Options) {
  const [isReady, setIsReady] = useState(false);
  const [awaited, setAwaited] = useState<readonly FileNote[]>([]);
  const [isRestored, setIsRestored] = useState(false);
  const missing = awaited.filter((note) => !values.projectFiles.some((file) => isSame(file, note)));

  function save(): void {
    const { projectFiles, ...typed } = values;
    const files = [...projectFiles.map(({ name, size }) => ({ name, size })), ...missing];
    const isUntouched = files.length === 0 && JSON.stringify(typed) === JSON.stringify(typedOf(empty));
    if (isUntouched) clearDraft();
    else saveDraft({ typed, files, submission: submission() }, Date.now());
  }

  useEffect(() => {
    if (isReady) save();
    // What `save` reads beside these follows from them.
  }, [isReady, values, awaited]);

  useEffect(() => {
    if (!isReady) return;
    // A page that comes back from the browser's cache goes on with its own.
    const back = ({ persisted }: PageTransitionEvent) => persisted && save();
    window.addEventListener('pagehide', leaveDraft);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leaveDraft);
      window.removeEventListener('pageshow', back);
    };
  });

  return {
    /** The files that were chosen before a reload and are not yet chosen again. */
    missing,
    /** Whether what is typed came from this browser's storage. */
    isRestored,
    /** Begins to keep the form. Answers what was kept, for the form to take over. */
    begin(): Draft | null {
      const draft = loadDraft(Date.now());
      setIsReady(true);
      if (!draft) return null;
      setAwaited(draft.files);
      setIsRestored(true);
      return draft;
    },
    /** Keeps the form as it is now, with the key that it is about to be sent under. */
    save,
    forget(): void {
      clearDraft();
      setAwaited([]);
      setIsRestored(false);
    },
  };
}

function typedOf({ projectFiles: _, ...typed }: UploadValues) {
  return typed;
}

function isSame(file: FileNote, note: FileNote): boolean {
  return file.name === note.name && file.size === note.size;
}
