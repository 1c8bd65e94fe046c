import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './steps.module.css';

export interface StepsProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Starts at 1. */
  current: number;
  total: number;
  /** Topic of the current step. */
  label?: ReactNode;
}

/** Shows the step as text, such as 'Step 2 of 3', and as a bar. */
export function Steps({ current, total, label, className, ...rest }: StepsProps) {
  return (
    <p {...rest} className={classNames(styles.steps, className)}>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={index < current ? styles.done : undefined} />
        ))}
      </span>
      <span>
        <strong>{`Step ${current} of ${total}`}</strong>
        {label && <>: {label}</>}
      </span>
    </p>
  );
}
