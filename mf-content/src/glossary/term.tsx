import { type ReactNode, useId } from 'react';
import { type GlossaryEntry, type GlossaryTerm, glossary } from './glossary.ts';
import styles from './term.module.css';

/** Renders a technical term with its explanation in a native popover, which works without JavaScript. */
export function Term({ of, children }: { of: GlossaryTerm; children?: ReactNode }) {
  const id = useId();
  const { expansion, meaning }: GlossaryEntry = glossary[of];
  return (
    <span className={styles.term}>
      <button type="button" className={styles.word} popoverTarget={id}>
        {children ?? of}
        <span className="visually-hidden"> (explain this word)</span>
      </button>
      <span id={id} popover="auto" className={styles.meaning}>
        {expansion ? <strong>{expansion}. </strong> : null}
        {meaning}
      </span>
    </span>
  );
}
