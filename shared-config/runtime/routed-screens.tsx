import type { ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { usePageAddress } from './page-address.tsx';

/**
 * Provides a router to screens that use react-router-dom. It belongs in the `layout` or around one screen.
 * For reading the page's URL, {@link usePageAddress} is sufficient and 7 kB smaller.
 */
export function RoutedScreens({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = usePageAddress();
  if (typeof document === 'undefined')
    return <StaticRouter location={pathname + search}>{children}</StaticRouter>;
  return <BrowserRouter>{children}</BrowserRouter>;
}
