import { useEffect, useState } from 'react';
import type { UploadValues } from '../upload-values.ts';
import { clearDraft, type Draft, type FileNote, loadDraft, releaseDraft, saveDraft } from './draft.ts';

interface Options {
  readonly values: UploadValues;
  /** The form before anything is typed. */
  readonly empty: UploadValues;
  readonly submission: () => Draft['submission'];
}

/**
 * Stores what is typed in this tab until it is sent, even after the tab closes, and says which files must be chosen
 * again.
 */
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
    // Everything else that `save` reads depends on these.
  }, [isReady, values, expectedFiles]);

  useEffect(() => {
    if (!isReady) return;
    // A page restored from the back/forward cache reclaims its draft.
    const back = ({ persisted }: PageTransitionEvent) => persisted && save();
    window.addEventListener('pagehide', releaseDraft);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', releaseDraft);
      window.removeEventListener('pageshow', back);
    };
  });

  return {
    /** Files that were chosen before a reload and have not been chosen again. */
    missing,
    /** Whether the values came from this browser's storage. */
    isRestored,
    /** Starts storing the form. Returns the stored draft, if any, to restore the form from. */
    begin(): Draft | null {
      const draft = loadDraft(Date.now());
      setIsReady(true);
      if (!draft) return null;
      setExpectedFiles(draft.files);
      setIsRestored(true);
      return draft;
    },
    /** Stores the current form, with the key that it is about to be sent under. */
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
