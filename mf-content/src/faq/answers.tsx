import type { HelpItem } from '@title24/shared-domain';
import { Button, Prose } from '@title24/ui';
import { HelpDialog } from '../help-dialog/help-dialog.tsx';
import { useAnswerEditing } from '../help-dialog/use-answer-editing.ts';
import { useFilledIn } from '../help-dialog/use-filled-in.ts';
import { SheetLinks } from '../help-sheets/sheet-links.tsx';
import { WithContents } from '../reading/with-contents.tsx';
import styles from './faq.module.css';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** Renders a section's questions and answers, with a list of links to them. */
export function Answers({ items }: { items: readonly HelpItem[] }) {
  const fillIn = useFilledIn();
  const { answers, mayEdit, editedId, edit, saved } = useAnswerEditing(items);
  useScrollToHash(true);
  return (
    <WithContents
      heading="Questions on this page"
      entries={answers.map(({ id, question }) => ({ id, title: question }))}
    >
      <SheetLinks title="What do you need to know" className={styles.answers}>
        {answers.map(({ id, question, helpText }) => (
          <section key={id} id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
            <h2 id={`${id}-question`}>{question}</h2>
            {/* Safe to render: the server sanitizes help texts whenever they are written or read. */}
            <Prose dangerouslySetInnerHTML={{ __html: fillIn(helpText) }} />
            {mayEdit && (
              <div>
                <Button variant="secondary" size="small" onClick={() => edit(id)}>
                  Edit<span className="visually-hidden"> the answer to {question}</span>
                </Button>
              </div>
            )}
          </section>
        ))}
      </SheetLinks>
      <HelpDialog id={editedId} startsEditing onClose={() => edit(null)} onSaved={saved} />
    </WithContents>
  );
}
