import { Button, FailureNotice, LoadingNote } from '@title24/ui';
import { useState } from 'react';
import styles from './preview.module.css';

interface Props {
  readonly name: string;
  readonly url: string;
}

/** Shows an image, fitted to the window or at its actual size. */
export function ImageViewer({ name, url }: Props) {
  const [isRealSize, setIsRealSize] = useState(false);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed')
    return (
      <FailureNotice
        title="The picture cannot be shown"
        reason="Close this, then try again, or download the file."
      />
    );
  return (
    <>
      <div className={styles.controls}>
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isRealSize}
          onClick={() => setIsRealSize(!isRealSize)}
        >
          Actual size
        </Button>
      </div>
      {state === 'loading' && <LoadingNote>Loading the picture…</LoadingNote>}
      {/* Only a focusable region can be scrolled by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className={styles.picture} aria-label={`Preview of ${name}`} tabIndex={0}>
        <img
          className={isRealSize ? undefined : styles.fitted}
          src={url}
          alt={name}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      </section>
    </>
  );
}
