import type { Instant } from '@title24/shared-domain/orders';
import { When } from '../../moments/when.tsx';
import styles from './clocks.module.css';
import { timeLeft } from './time-left.ts';

interface Props {
  readonly dueAt: Instant;
  readonly now: Date;
}

/** Shows a deadline: the time left, and the instant in Pacific time; marked as late once it has passed. */
export function Deadline({ dueAt, now }: Props) {
  const { isLate, words } = timeLeft(dueAt, now);
  return (
    <>
      <strong className={isLate ? styles.late : undefined}>{words}</strong>{' '}
      <span className={styles.instant}>
        <When at={dueAt} />
      </span>
    </>
  );
}
