import { useEffect } from 'react';
import { useMountProps } from './mount-props-context.ts';
import { usePageAddress } from './page-address.tsx';

interface Props {
  /** The document's title, without the site's name. */
  readonly title: string;
}

/**
 * Says that the screen has no page at this address: the server answers with status 404, and search engines do not list
 * it. Shows nothing itself; the screen says what is missing, and where to go.
 */
export function NotFound({ title }: Props) {
  const { notFound } = useMountProps();
  const { pathname } = usePageAddress();
  // Effects do not run on the server, whose status code depends on this call.
  if (typeof document === 'undefined') notFound(title);
  // Called again at each address, since the shell then shows the metadata of the route.
  useEffect(() => notFound(title), [notFound, title, pathname]);
  return null;
}
