import type { HelpItem } from '@title24/shared-domain';
import { Prose } from '@title24/shared-ui';
import { SheetLinks } from '../help-sheets/sheet-links.tsx';
import styles from './faq.module.css';
import { useFilledIn } from './use-filled-in.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** The list of questions, which leads to each answer below it. */
export function Answers({ items }: { items: readonly HelpItem[] }) {
  const fillIn = useFilledIn();
  useScrollToHash();
  return (
    <>
      <nav aria-label="Questions on this page">
        <ul className={styles.questions}>
          {items.map(({ id, question }) => (
            <li key={id}>
              <a href={`#${id}`}>{question}</a>
            </li>
          ))}
        </ul>
      </nav>
      <SheetLinks title="What do you need to know" className={styles.answers}>
        {items.map(({ id, question, helpText }) => (
          <section key={id} id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
            <h2 id={`${id}-question`}>{question}</h2>
            {/* The server sanitises help texts, on write and on the way out. */}
            <Prose dangerouslySetInnerHTML={{ __html: fillIn(helpText) }} />
          </section>
        ))}
      </SheetLinks>
    </>
  );
}
