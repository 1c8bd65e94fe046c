import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

interface Props {
  /** The plans or submitted project. Shown on the left or, on small screens, below the work. */
  readonly papers: ReactNode;
  readonly work: ReactNode;
}

/** Shows a work item beside its plans or project. */
export function DeskFrame({ papers, work }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.work}>{work}</div>
      <div className={styles.papers}>{papers}</div>
    </div>
  );
}
