import type { ReactNode } from 'react';
import styles from './with-contents.module.css';

export interface ContentsEntry {
  /** Id of the section that the entry links to. */
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly heading: string;
  readonly entries: readonly ContentsEntry[];
  readonly numbered?: boolean | undefined;
  readonly children: ReactNode;
}

/** Renders a long text with a table of contents, which is beside the text on wide screens. */
export function WithContents({ heading, entries, numbered, children }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{heading}</h2>
        <List>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </List>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
