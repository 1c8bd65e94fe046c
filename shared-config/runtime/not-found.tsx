import { useEffect } from 'react';
import { useMountProps } from './mount-props-context.ts';
import { usePageAddress } from './page-address.tsx';

interface Props {
  /** Document title, without the site's name. */
  readonly title: string;
}

/**
 * Declares that the screen has no page at the current URL. The server responds with status 404. The component shows
 * nothing, so the screen must say what is missing.
 */
export function NotFound({ title }: Props) {
  const { notFound } = useMountProps();
  const { pathname } = usePageAddress();
  // Effects do not run on the server, whose status code depends on this call.
  if (typeof document === 'undefined') notFound(title);
  // At each new URL, the shell shows the metadata of the route, so this call is repeated.
  useEffect(() => notFound(title), [notFound, title, pathname]);
  return null;
}
