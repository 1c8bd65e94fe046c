import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table shows: its caption, and the name of the region that scrolls. */
  caption: ReactNode;
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean | undefined;
  /**
   * On a phone each row stands as two lines, its heading and below it the cells, instead of scrolling sideways. Each cell
   * needs its column's name as `data-label`.
   */
  stacks?: boolean | undefined;
  /** Numbers: mark their cells with `data-numeric`. */
  children: ReactNode;
}

/** A table (thead, tbody and rows are the children) that scrolls inside itself where the page is narrow. */
export function Table({ caption, hideCaption, stacks, className, children, ...rest }: TableProps) {
  const captionId = useId();
  return (
    // The keyboard scrolls what the pointer can scroll.
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
