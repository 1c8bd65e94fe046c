import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** 'wide' holds grids (default), 'text' is one column of reading width, still in line with the page's left edge. */
  width?: 'wide' | 'text' | undefined;
}

/** Keeps content off the edges of the window and in the page's column. */
export function Container({ width = 'wide', className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={classNames(styles.container, className)}>
      {width === 'text' ? <div className={styles.text}>{children}</div> : children}
    </div>
  );
}
