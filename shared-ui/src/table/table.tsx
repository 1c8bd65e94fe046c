import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** Also labels the scrolling region. */
  caption: ReactNode;
  /** Shows the caption only to screen readers. */
  hideCaption?: boolean | undefined;
  /**
   * On phones, shows each row's heading above its cells, which wrap. Cells need their column's name in `data-label`.
   */
  stacks?: boolean | undefined;
  /** Cells with numbers need `data-numeric`. */
  children: ReactNode;
}

/** A table that scrolls horizontally on narrow screens. */
export function Table({ caption, hideCaption, stacks, className, children, ...rest }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
    <section className={styles.region} aria-labelledby={captionId} tabIndex={0}>
      <table {...rest} className={classNames(styles.table, stacks && styles.stacks, className)}>
        <caption id={captionId} className={hideCaption ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
