import { useEffect } from 'react';

const prefix = 'Error: ';

/** Returns a document title with an error prefix, so that a screen reader announces the error first. */
export function errorTitle(title: string): string {
  return title.startsWith(prefix) ? title : prefix + title;
}

/** Prefixes the document's title with 'Error: ' while a form has problems. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return;
    document.title = errorTitle(document.title);
    return () => {
      // Removes the prefix only if it is there. The visitor may have left the page in the meantime, which changes the
      // title.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);
}
