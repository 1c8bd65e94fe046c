import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './loading.module.css';

/** A decorative ring, which needs text beside it. */
function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} aria-hidden="true" className={classNames(styles.spinner, className)} />;
}

/** A loading message, delayed so that it does not flicker if the response is quick. */
export function LoadingNote({ className, children = 'Loading…', ...rest }: ComponentProps<'p'>) {
  return (
    <p role="status" {...rest} className={classNames(styles.note, className)}>
      <Spinner />
      {children}
    </p>
  );
}
