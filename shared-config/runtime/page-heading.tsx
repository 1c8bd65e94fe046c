import { useEffect, useRef } from 'react';
import { headingId, placeIds } from '../contract/index.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface Props {
  readonly children: string;
  /** Document title if it differs from the heading. */
  readonly documentTitle?: string;
  readonly className?: string | undefined;
}

/** The h1 of a screen whose route has the frame 'workspace'. It gets the focus after a navigation. */
export function PageHeading({ children, documentTitle = children, className }: Props) {
  useDocumentTitle(documentTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a navigation, the shell focuses `main`, because this heading is rendered later.
    if (document.activeElement?.id === placeIds.main) heading.current?.focus({ preventScroll: true });
  }, [children]);
  return (
    <h1 ref={heading} id={headingId} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
