import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './loading.module.css';

/** A spinning ring; decorative, so put words beside it. */
function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.spinner, className)} />;
}

/** Says what is loading. Appears after a short delay, so that quick answers do not flicker. */
export function LoadingNote({ className, children = 'Loading…', ...rest }: ComponentProps<'p'>) {
  return (
    <p role="status" {...rest} className={classNames(styles.note, className)}>
      <Spinner />
      {children}
    </p>
  );
}
