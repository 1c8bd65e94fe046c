import { useQuery } from '@title24/remote-kit/runtime';
import { FailureNotice, LoadingNote, PageSection } from '@title24/ui';
import { useEffect, useRef, useState } from 'react';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import { AnswerSearch } from './answer-search.tsx';
import styles from './faq.module.css';
import { QuestionIndex } from './question-index.tsx';
import { SearchResults } from './search-results.tsx';
import { TopAnswers } from './top-answers.tsx';
import { useAllAnswers } from './use-all-answers.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** Renders /faq, which lists all questions by section and searches the answers (C7). */
export function FaqPage() {
  const parameters = useQuery();
  const initialQuery = parameters.get('q') ?? '';
  return <SearchableQuestions key={initialQuery} initialQuery={initialQuery} />;
}

/**
 * Renders the search and the questions.
 * @param initialQuery search text from the URL; typing in the search field does not change it
 */
function SearchableQuestions({ initialQuery }: { initialQuery: string }) {
  const [query, setQuery] = useState(initialQuery);
  const field = useRef<HTMLInputElement>(null);
  const all = useAllAnswers();
  useScrollToHash(all.status === 'ready');
  // The visitor may have typed text before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  function seeAll() {
    if (field.current) field.current.value = '';
    setQuery('');
  }

  return (
    <PageSection>
      <AnswerSearch field={field} initialQuery={initialQuery} onQuery={setQuery} />
      <CodeEditionLine />
      {all.status === 'loading' && <LoadingNote>Loading the questions…</LoadingNote>}
      {all.status === 'failed' && (
        <FailureNotice
          title="We could not load the questions"
          reason="We could not reach our server. Please try again in a moment."
          onRetry={all.retry}
        />
      )}
      {all.status === 'ready' && <SearchResults answers={all.answers} query={query} onSeeAll={seeAll} />}
      {all.status === 'ready' && query.trim() === '' && (
        <>
          <h2 className={styles.topTitle}>Asked most often</h2>
          <TopAnswers answers={[...all.answers.values()].flat()} />
          <QuestionIndex answers={all.answers} />
        </>
      )}
    </PageSection>
  );
}
