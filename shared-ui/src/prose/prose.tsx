import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** Formats long text: spacing and line length. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
