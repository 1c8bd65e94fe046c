import type { Instant } from '@title24/shared-domain/orders';
import { When } from '../../moments/when.tsx';
import styles from './clocks.module.css';
import { timeLeft } from './time-left.ts';

interface Props {
  readonly dueAt: Instant;
  readonly now: Date;
}

/** A deadline: how long it is until then, and when that is in Pacific time; red, and in words, once it has passed. */
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
