import type { FaqLetter, HelpItem } from '@title24/shared-domain';
import styles from './faq.module.css';
import { faqPath, faqSections } from './faq-sections.ts';

/** Lists all sections' questions. A URL such as /faq#c-10 leads to a question in the list. */
export function QuestionIndex({ answers }: { answers: ReadonlyMap<FaqLetter, readonly HelpItem[]> }) {
  return (
    <>
      <nav aria-label="Sections of the FAQ">
        <ul className={styles.letters}>
          {faqSections.map(({ letter, title }) => (
            <li key={letter}>
              <a href={`#${letter.toLowerCase()}`}>
                <strong>{letter}</strong> {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {faqSections.map(({ letter, title }) => (
          <section key={letter} id={letter.toLowerCase()} aria-labelledby={`section-${letter}`}>
            <h2 id={`section-${letter}`} className={styles.sectionTitle}>
              <a href={faqPath(letter)}>
                {letter}. {title}
              </a>
            </h2>
            <ul className={styles.questions}>
              {answers.get(letter)?.map(({ id, question }) => (
                <li key={id} id={id}>
                  <a href={`${faqPath(letter)}#${id}`}>{question}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
