import type { ReactNode } from 'react';
import styles from './needs-script.module.css';

interface Props {
  /** Shown where scripts do not run. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Content that works with a script only. A part's markup has no noscript; CSS can also tell whether there is a script. */
export function NeedsScript({ instead, children }: Props) {
  return (
    <>
      <div className={styles.withoutScript}>{instead}</div>
      <div className={styles.withScript}>{children}</div>
    </>
  );
}
