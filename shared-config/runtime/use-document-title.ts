import { useEffect } from 'react';
import { pageTitle } from '../contract/index.ts';
import { useConfig } from './use-shared-state.ts';

/**
 * Keeps the document's title in sync with a screen that has several views at one path, such as the steps of a form.
 * The server takes the first title from `title` of createRender.
 */
export function useDocumentTitle(title: string): void {
  const siteName = useConfig().company.name;
  useEffect(() => {
    document.title = pageTitle(title, siteName);
  }, [title, siteName]);
}
