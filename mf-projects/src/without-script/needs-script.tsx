import type { ReactNode } from 'react';
import styles from './needs-script.module.css';

interface Props {
  /** Shown if scripts do not run. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders content that needs JavaScript, and a replacement. CSS switches between the two, because a remote's markup
 * cannot contain noscript elements.
 */
export function NeedsScript({ instead, children }: Props) {
  return (
    <>
      <div className={styles.withoutScript}>{instead}</div>
      <div className={styles.withScript}>{children}</div>
    </>
  );
}
