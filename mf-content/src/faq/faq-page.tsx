import { FailureNotice, LoadingNote, PageSection } from '@title24/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import { AnswerSearch } from './answer-search.tsx';
import { QuestionIndex } from './question-index.tsx';
import { SearchResults } from './search-results.tsx';
import { useAllAnswers } from './use-all-answers.ts';

/** /faq: all questions by section, and a search over all answers (spec 2, 'FAQ pages'). */
export function FaqPage() {
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const all = useAllAnswers();
  return (
    <PageSection>
      <AnswerSearch query={query} onQuery={setQuery} />
      <CodeEditionLine />
      {all.status === 'loading' && <LoadingNote>Loading the questions…</LoadingNote>}
      {all.status === 'failed' && (
        <FailureNotice
          title="We could not load the questions"
          reason="The connection to our server did not work. Please try again in a moment."
          onRetry={all.retry}
        />
      )}
      {all.status === 'ready' && <SearchResults answers={all.answers} query={query} />}
      {all.status === 'ready' && query.trim() === '' && <QuestionIndex answers={all.answers} />}
    </PageSection>
  );
}
