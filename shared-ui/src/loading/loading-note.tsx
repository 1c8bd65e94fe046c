import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './loading.module.css';

/** A decorative spinning ring, which needs text beside it. */
function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.spinner, className)} />;
}

/** Shows a loading message after a short delay, so that it does not flicker before quick responses. */
export function LoadingNote({ className, children = 'Loading…', ...rest }: ComponentProps<'p'>) {
  return (
    <p role="status" {...rest} className={classNames(styles.note, className)}>
      <Spinner />
      {children}
    </p>
  );
}
