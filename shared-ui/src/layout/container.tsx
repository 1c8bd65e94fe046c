import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** 'wide' is for grids (default); 'text' is one column of reading width, aligned with the page's left edge. */
  width?: 'wide' | 'text' | undefined;
}

/** Keeps content away from the window's edges and within the page's column. */
export function Container({ width = 'wide', className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={classNames(styles.container, className)}>
      {width === 'text' ? <div className={styles.text}>{children}</div> : children}
    </div>
  );
}
