import { useEffect, useState } from 'react';
import type { UploadValues } from '../upload-values.ts';
import { clearDraft, type Draft, type FileNote, loadDraft, releaseDraft, saveDraft } from './draft.ts';

interface Options {
  readonly values: UploadValues;
  readonly empty: UploadValues;
  readonly submission: () => Draft['submission'];
}

/** Stores the form in this browser until it is sent, and finds files that must be selected again. */
export function useDraft({ values, empty, submission }: Options) {
  const [isReady, setIsReady] = useState(false);
  const [expectedFiles, setExpectedFiles] = useState<readonly FileNote[]>([]);
  const [isRestored, setIsRestored] = useState(false);
  const missing = expectedFiles.filter((note) => !values.projectFiles.some((file) => isSame(file, note)));

  function save(): void {
    const { projectFiles, ...typed } = values;
    const files = [...projectFiles.map(({ name, size }) => ({ name, size })), ...missing];
    const isUntouched = files.length === 0 && JSON.stringify(typed) === JSON.stringify(typedOf(empty));
    if (isUntouched) clearDraft();
    else saveDraft({ typed, files, submission: submission() }, Date.now());
  }

  useEffect(() => {
    if (isReady) save();
    // A new `submission` does not need to run this effect, because the form calls `save` before each sending.
  }, [isReady, values, expectedFiles]);

  useEffect(() => {
    if (!isReady) return;
    // Leaving the page released the draft, so a page that returns from the back/forward cache stores it again.
    const back = ({ persisted }: PageTransitionEvent) => persisted && save();
    window.addEventListener('pagehide', releaseDraft);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', releaseDraft);
      window.removeEventListener('pageshow', back);
    };
  });

  return {
    /** Files of the stored draft that must be selected again. */
    missing,
    /** Whether `begin` found a stored draft. False after `forget`. */
    isRestored,
    /** Starts storing the form. Returns the stored draft; null if there is none or `mayRestore` is false. */
    begin(mayRestore: boolean): Draft | null {
      const draft = mayRestore ? loadDraft(Date.now()) : null;
      setIsReady(true);
      if (!draft) return null;
      setExpectedFiles(draft.files);
      setIsRestored(true);
      return draft;
    },
    /** Stores the form with its idempotency key. Must be called before sending. */
    save,
    forget(): void {
      clearDraft();
      setExpectedFiles([]);
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
