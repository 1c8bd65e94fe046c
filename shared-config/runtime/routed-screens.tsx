import type { ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { usePageAddress } from './page-address.tsx';

/**
 * Puts screens inside a router, for a remote that uses react-router-dom: in its `layout`, or around one screen. A
 * remote that only reads the address can avoid the router's 7 kB with {@link usePageAddress}.
 */
export function RoutedScreens({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = usePageAddress();
  // There is no history on the server.
  if (typeof document === 'undefined')
    return <StaticRouter location={pathname + search}>{children}</StaticRouter>;
  return <BrowserRouter>{children}</BrowserRouter>;
}
