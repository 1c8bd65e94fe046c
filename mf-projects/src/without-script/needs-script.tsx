import type { ReactNode } from 'react';
import styles from './needs-script.module.css';

interface Props {
  /** Shown without scripts. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that needs JavaScript, with a replacement. CSS switches between them, because a remote's markup cannot
 * contain noscript.
 */
export function NeedsScript({ instead, children }: Props) {
  return (
    <>
      <div className={styles.withoutScript}>{instead}</div>
      <div className={styles.withScript}>{children}</div>
    </>
  );
}
