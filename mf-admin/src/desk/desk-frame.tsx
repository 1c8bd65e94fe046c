import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

interface Props {
  /** The customer's plans or submitted project. Shown on the left, or below the work on small screens. */
  readonly papers: ReactNode;
  /** State, next step and forms of the work item. */
  readonly work: ReactNode;
}

/** Lays out a work item beside its plans or project, so that both are visible together. */
export function DeskFrame({ papers, work }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.work}>{work}</div>
      <div className={styles.papers}>{papers}</div>
    </div>
  );
}
