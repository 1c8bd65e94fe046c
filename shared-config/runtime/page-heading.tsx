import { useEffect, useRef } from 'react';
import { headingId, placeIds } from '../contract/index.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface Props {
  readonly children: string;
  /** The document's title, if it is not the heading: that of a step with the name of what it is a step of. */
  readonly documentTitle?: string;
  readonly className?: string | undefined;
}

/** The h1 of a screen whose route has the frame 'workspace'. It gets the focus after a navigation, as every h1 does. */
export function PageHeading({ children, documentTitle = children, className }: Props) {
  useDocumentTitle(documentTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The shell focuses `main` as long as there is no heading.
    if (document.activeElement?.id === placeIds.main) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} id={headingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
