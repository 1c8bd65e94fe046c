import type { EstimateNote } from '@title24/shared-domain/estimator';
import styles from './results.module.css';

const noteTexts: Readonly<Record<EstimateNote, string | null>> = {
  'area-invalid': null,
  'multi-family': 'More than 4 unique unit types are priced as a multi-family building.',
  'treated-as-existing-plus':
    'An addition over 700 sq ft must meet more requirements, so it is estimated as existing building plus addition.',
  'existing-area-missing': 'Enter the existing floor area too. It counts as 0 until you do.',
  'firm-quote-needed':
    'Firm quote needed: such projects differ widely. Send us the plans before you rely on this range.',
  'area-treated-as-500': 'Projects below 500 sq ft are priced as 500 sq ft.',
};

/** The assumptions behind the price. */
export function EstimateNotes({ notes, more }: { notes: readonly EstimateNote[]; more: string | undefined }) {
  const texts = [...notes.map((note) => noteTexts[note]), more].filter((text) => text != null);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
