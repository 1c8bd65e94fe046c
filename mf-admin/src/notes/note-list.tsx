import { When } from '../moments/when.tsx';
import styles from './notes.module.css';

interface Note {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** What staff wrote down for each other, the oldest first. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <p>Nobody has written a note yet.</p>;
  return (
    <ol className={styles.list}>
      {notes.map(({ id, at, by, text }) => (
        <li key={id} className={styles.note}>
          <p className={styles.by}>
            {by}, <When at={at} />
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
