import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

interface Props {
  /** What came with the work: plans, or the project as submitted. At the left, and below on small screens. */
  readonly papers: ReactNode;
  /** The work itself: its state, next step and forms. */
  readonly work: ReactNode;
}

/** A piece of work beside what it is about, so that both are seen at once. */
export function DeskFrame({ papers, work }: Props) {
  return (
    <div className={styles.frame} data-desk-frame>
      <div className={styles.work}>{work}</div>
      <div className={styles.papers}>{papers}</div>
    </div>
  );
}
