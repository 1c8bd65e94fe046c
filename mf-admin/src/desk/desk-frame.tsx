import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

interface Props {
  /** The plans or submitted project, on the left, or below the work on small screens. */
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
