import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** Caption of the table, and label of its scrolling region. */
  caption: ReactNode;
  /** Shows the caption to screen readers only. */
  hideCaption?: boolean | undefined;
  /**
   * On a phone each row is shown as two lines, its heading above its cells, instead of scrolling sideways. Each cell
   * needs its column's name as `data-label`.
   */
  stacks?: boolean | undefined;
  /** Mark cells with numbers with `data-numeric`. */
  children: ReactNode;
}

/** A table (thead, tbody and rows are the children) that scrolls inside itself on narrow pages. */
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
