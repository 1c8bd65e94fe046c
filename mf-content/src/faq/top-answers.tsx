import type { HelpItem } from '@title24/shared-domain';
import { Accordion, Prose } from '@title24/ui';
import { useFilledIn } from '../help-dialog/use-filled-in.ts';
import { topQuestions } from './top-questions.ts';

/** Lists the most common questions with their answers. */
export function TopAnswers({ answers }: { answers: readonly HelpItem[] }) {
  const fillIn = useFilledIn();
  return topQuestions
    .flatMap((wanted) => answers.find(({ id }) => id === wanted) ?? [])
    .map(({ id, question, helpText }) => (
      <Accordion key={id} title={question} headingLevel={3}>
        {/* Safe to render: the server sanitizes help texts whenever they are written or read. */}
        <Prose dangerouslySetInnerHTML={{ __html: fillIn(helpText) }} />
      </Accordion>
    ));
}
