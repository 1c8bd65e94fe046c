import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** 'wide' (default) for grids, 'text' for one column at the left. */
  width?: 'wide' | 'text' | undefined;
}

/** Limits content to the page's column with space at the window's edges. */
export function Container({ width = 'wide', className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={classNames(styles.container, className)}>
      {width === 'text' ? <div className={styles.text}>{children}</div> : children}
    </div>
  );
}
