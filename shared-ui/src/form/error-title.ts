import { useEffect } from 'react';

const prefix = 'Error: ';

/** Returns a document title that screen readers read as an error first. */
export function errorTitle(title: string): string {
  return title.startsWith(prefix) ? title : prefix + title;
}

/** Prefixes the document's title with 'Error: ' while there are problems. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return;
    document.title = errorTitle(document.title);
    return () => {
      // The title has no prefix if the visitor has left the page.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);
}
