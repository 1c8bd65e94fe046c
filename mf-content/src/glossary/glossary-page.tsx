import { PageSection } from '@title24/ui';
import { type GlossaryEntry, type GlossaryTerm, glossary } from './glossary.ts';
import styles from './glossary-page.module.css';

/** Displayed names of the terms whose names differ from their glossary keys. */
const words: Readonly<Partial<Record<GlossaryTerm, string>>> = {
  'title-24': 'Title 24',
  'climate-zone': 'Climate zone',
  prescriptive: 'Prescriptive approach',
  mandatory: 'Mandatory measures',
  'u-factor': 'U-factor',
  registry: 'Registry',
  'plan-checker': 'Plan checker',
};

const entries = (Object.entries(glossary) as [GlossaryTerm, GlossaryEntry][])
  .map(([term, entry]) => ({ ...entry, term, word: words[term] ?? term }))
  .sort((one, other) => one.word.localeCompare(other.word, 'en-US'));

/** Renders /glossary, which lists all explained technical terms (C15). */
export function GlossaryPage() {
  return (
    <PageSection title="What the words mean">
      <dl className={styles.list}>
        {entries.map(({ term, word, expansion, meaning }) => (
          <div key={term} id={term.toLowerCase()}>
            <dt>{word}</dt>
            <dd>
              {expansion !== null && <em>{expansion}. </em>}
              {meaning}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
