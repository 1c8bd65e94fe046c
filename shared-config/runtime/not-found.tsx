import { useEffect } from 'react';
import { useMountProps } from './mount-props-context.ts';
import { usePageAddress } from './page-address.tsx';

interface Props {
  /** Document title, without the site's name. */
  readonly title: string;
}

/**
 * Declares that the screen has no page at this address. The server responds with status 404, and search engines do not
 * list the address. The component shows nothing; the screen states what is missing and where to go.
 */
export function NotFound({ title }: Props) {
  const { notFound } = useMountProps();
  const { pathname } = usePageAddress();
  // The server's status code depends on this call, but effects do not run on the server.
  if (typeof document === 'undefined') notFound(title);
  // At each new address, the shell shows the metadata of the route, so this call is repeated.
  useEffect(() => notFound(title), [notFound, title, pathname]);
  return null;
}
