import { useEffect } from 'react';

const prefix = 'Error: ';

/** The document's title after a form was refused, so that it is the first thing that a screen reader says. */
export function errorTitle(title: string): string {
  return title.startsWith(prefix) ? title : prefix + title;
}

/** Puts 'Error: ' before the document's title while a form's problems show. */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return;
    document.title = errorTitle(document.title);
    return () => {
      // The page may have been left meanwhile: then the title is another one.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);
}
