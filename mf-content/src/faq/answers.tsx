import type { HelpItem } from '@title24/shared-domain';
import { Prose } from '@title24/shared-ui';
import { SheetLinks } from '../help-sheets/sheet-links.tsx';
import { WithContents } from '../reading/with-contents.tsx';
import styles from './faq.module.css';
import { useFilledIn } from './use-filled-in.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** The list of questions, which leads to each answer. */
export function Answers({ items }: { items: readonly HelpItem[] }) {
  const fillIn = useFilledIn();
  useScrollToHash(true);
  return (
    <WithContents
      heading="Questions on this page"
      entries={items.map(({ id, question }) => ({ id, title: question }))}
    >
      <SheetLinks title="What do you need to know" className={styles.answers}>
        {items.map(({ id, question, helpText }) => (
          <section key={id} id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
            <h2 id={`${id}-question`}>{question}</h2>
            {/* The server sanitises help texts, on write and on the way out. */}
            <Prose dangerouslySetInnerHTML={{ __html: fillIn(helpText) }} />
          </section>
        ))}
      </SheetLinks>
    </WithContents>
  );
}
