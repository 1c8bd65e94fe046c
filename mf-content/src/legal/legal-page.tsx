import { PageSection, Prose } from '@title24/ui';
import type { ComponentType } from 'react';
import { WithContents } from '../reading/with-contents.tsx';
import styles from './legal.module.css';

/** A numbered section of a legal page. */
export interface LegalSection {
  /** Id of the section, for links. */
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType;
}

interface Props {
  readonly sections: readonly LegalSection[];
  readonly lead: string;
}

/** Renders a long text as numbered sections with a linked table of contents. */
export function LegalPage({ sections, lead }: Props) {
  return (
    <PageSection>
      <WithContents heading="Contents" entries={sections} numbered>
        <Prose>
          <p className={styles.lead}>{lead}</p>
          {sections.map(({ id, title, Body }, index) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                {index + 1}. {title}
              </h2>
              <Body />
            </section>
          ))}
        </Prose>
      </WithContents>
    </PageSection>
  );
}
