import type { ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { usePageAddress } from './page-address.tsx';

/**
 * Provides a router to the screens of a remote that uses react-router-dom, in its `layout` or around one screen. A
 * remote that only reads the address saves the router's 7 kB with {@link usePageAddress}.
 */
export function RoutedScreens({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = usePageAddress();
  // On the server, there is no history.
  if (typeof document === 'undefined')
    return <StaticRouter location={pathname + search}>{children}</StaticRouter>;
  return <BrowserRouter>{children}</BrowserRouter>;
}
