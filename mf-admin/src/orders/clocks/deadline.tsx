import { dueWords, type Instant } from '@title24/shared-domain/orders';
import styles from './clocks.module.css';
import { timeLeft } from './time-left.ts';

interface Props {
  readonly dueAt: Instant;
  readonly now: Date;
}

/** Shows a deadline and the time left. After the deadline, shows the time since then. */
export function Deadline({ dueAt, now }: Props) {
  const { isLate, words } = timeLeft(dueAt, now);
  return (
    <>
      <strong className={isLate ? styles.late : undefined}>{words}</strong>{' '}
      <time dateTime={dueAt} className={styles.instant}>
        {isLate ? 'was due' : 'due'} by {dueWords(dueAt)}
      </time>
    </>
  );
}
