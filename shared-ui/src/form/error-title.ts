import { useEffect } from 'react';

const prefix = 'Error: ';

/** Returns the document's title after a form was refused, so that a screen reader reads it first. */
export function errorTitle(title: string): string {
  return title.startsWith(prefix) ? title : prefix + title;
}

/** Puts 'Error: ' before the document's title while a form shows problems. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return;
    document.title = errorTitle(document.title);
    return () => {
      // The visitor may have left the page, which then has another title.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);
}
