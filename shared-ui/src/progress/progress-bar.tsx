import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  label: ReactNode;
  /** Without a value, the bar is indeterminate. */
  value?: number | undefined;
  /** Defaults to 100. */
  max?: number | undefined;
  /** Text such as '12 of 80 MB', shown instead of the percentage. */
  valueText?: string | undefined;
}

/** A progress bar. It is not a live region, so announce the start and the end of the work separately. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  id,
  className,
  ...rest
}: ProgressBarProps) {
  const ownId = useId();
  const barId = id ?? ownId;
  const words = valueText ?? (value === undefined ? undefined : `${Math.round((value / max) * 100)} %`);
  return (
    <div className={classNames(styles.box, className)}>
      <label htmlFor={barId}>{label}</label>
      {words && <span className={styles.words}>{words}</span>}
      <progress
        {...rest}
        id={barId}
        className={styles.bar}
        max={max}
        {...(value === undefined ? {} : { value })}
        aria-valuetext={words}
      />
    </div>
  );
}
