import { useEffect } from 'react';
import { pageTitle } from '../contract/index.ts';
import { useConfig } from './use-shared-state.ts';

/**
 * Sets the document title for a screen with several views at one path. On the server, the title comes from
 * `document` in remote.config.ts.
 */
export function useDocumentTitle(title: string): void {
  const siteName = useConfig().company.name;
  useEffect(() => {
    document.title = pageTitle(title, siteName);
  }, [title, siteName]);
}
