import { useEffect } from 'react';

const prefix = 'Error: ';

/** Returns a document title that starts with 'Error: ', which screen readers read first. */
export function errorTitle(title: string): string {
  return title.startsWith(prefix) ? title : prefix + title;
}

/** Prefixes the document's title with 'Error: ' while there are problems. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return;
    document.title = errorTitle(document.title);
    return () => {
      // If the visitor has left the page, the next page's title is already set and has no prefix.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);
}
