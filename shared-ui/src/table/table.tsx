import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** Caption of the table, which also labels its scrolling region. */
  caption: ReactNode;
  /** Whether the caption is only for screen readers. */
  hideCaption?: boolean | undefined;
  /**
   * Whether each row becomes two lines on phones, so that the table need not scroll. The row's heading is then above
   * its cells. Each cell must have the name of its column in `data-label`.
   */
  stacks?: boolean | undefined;
  /** Sections and rows of the table. Cells with numbers must have `data-numeric`. */
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
