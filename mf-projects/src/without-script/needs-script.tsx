import type { ReactNode } from 'react';
import styles from './needs-script.module.css';

interface Props {
  /** Shown if scripts do not run. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Content that works only with a script. A part's markup cannot contain noscript, but CSS can detect scripting. */
export function NeedsScript({ instead, children }: Props) {
  return (
    <>
      <div className={styles.withoutScript}>{instead}</div>
      <div className={styles.withScript}>{children}</div>
    </>
  );
}
