import type { EstimateNote } from '@title24/shared-domain/estimator';
import { noteSentences } from '@title24/shared-domain/estimator-answers';
import styles from './results.module.css';

/** Lists the notes on an estimate, with `more` as the last note. */
export function EstimateNotes({ notes, more }: { notes: readonly EstimateNote[]; more: string | undefined }) {
  const texts = noteSentences(notes, more);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
