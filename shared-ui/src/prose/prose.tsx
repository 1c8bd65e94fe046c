import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** Sets the spacing and the line length of long text. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
