import type { SubmissionNote } from '@title24/shared-domain/full-service';
import { When } from '../../moments/when.tsx';
import styles from './detail.module.css';

/** Notes of the analysts, oldest first. */
export function NoteList({ notes }: { readonly notes: readonly SubmissionNote[] }) {
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
