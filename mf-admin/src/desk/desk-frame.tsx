import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

interface Props {
  /** The customer's plans or submitted project: on the left, and below on small screens. */
  readonly papers: ReactNode;
  /** The work itself: its state, next step and forms. */
  readonly work: ReactNode;
}

/** A piece of work beside its plans or project, so that both are visible at once. */
export function DeskFrame({ papers, work }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.work}>{work}</div>
      <div className={styles.papers}>{papers}</div>
    </div>
  );
}
