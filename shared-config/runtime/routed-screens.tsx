import type { ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { usePageAddress } from './page-address.tsx';

/**
 * Provides a router to the screens of a remote that uses react-router-dom. Place it in the remote's `layout` or around
 * one screen. A remote that only reads the address can use {@link usePageAddress} instead, which saves the router's 7
 * kB.
 */
export function RoutedScreens({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = usePageAddress();
  // On the server, there is no history.
  if (typeof document === 'undefined')
    return <StaticRouter location={pathname + search}>{children}</StaticRouter>;
  return <BrowserRouter>{children}</BrowserRouter>;
}
