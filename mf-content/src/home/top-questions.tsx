import { useConfig, usePageData } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import { answersRequest } from '../faq/answers-request.ts';
import { TopAnswers } from '../faq/top-answers.tsx';

/** Shows the most common questions, with a link to the FAQ (C1). */
export function TopQuestions() {
  const { navLinks } = useConfig();
  const answers = usePageData(answersRequest('A'));
  return (
    <PageSection
      tone="tint"
      title="Questions people ask first"
      lead={
        <p>
          More in the <a href={navLinks.faq}>answers to common questions</a>.
        </p>
      }
    >
      {answers.status === 'ready' && <TopAnswers answers={answers.data} />}
    </PageSection>
  );
}
