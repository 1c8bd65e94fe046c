import { usePageData } from '@title24/remote-kit/runtime';
import { FailureNotice, LoadingNote, PageSection } from '@title24/ui';
import { useEffect } from 'react';
import styles from './help-links.module.css';
import { takeoffHelpRequest } from './help-request.ts';
import { HelpText } from './help-text.tsx';
import TakeoffPictures from './takeoff-pictures.tsx';

/** Renders help texts for a project's questions, each with an anchor (D1i). Works without JavaScript. */
export function HelpPage() {
  const found = usePageData(takeoffHelpRequest);
  const isReady = found.status === 'ready';
  // The browser looks for the anchor before the texts are loaded, so the page scrolls to the anchor afterward.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (isReady && id) document.getElementById(id)?.scrollIntoView();
  }, [isReady]);
  return (
    <PageSection width="text">
      {found.status === 'loading' && <LoadingNote>Loading the help texts…</LoadingNote>}
      {found.status === 'failed' && (
        <FailureNotice
          title="We couldn’t load the help texts"
          reason="We couldn’t reach our server. Please try again in a moment."
          onRetry={found.retry}
        />
      )}
      {isReady &&
        found.data.map((item) => (
          <section key={item.id} id={item.id} className={styles.item} aria-labelledby={`${item.id}-title`}>
            <h2 id={`${item.id}-title`}>{item.question}</h2>
            <HelpText item={item} />
            {item.id === 't-takeoff' && <TakeoffPictures />}
          </section>
        ))}
    </PageSection>
  );
}
