import { useConfig } from '@title24/remote-kit/runtime';
import { counted, type FaqLetter, type HelpItem } from '@title24/shared-domain';
import { DebouncedAnnouncement } from '@title24/ui';
import { Fragment, useDeferredValue, useMemo } from 'react';
import { useFilledIn } from '../help-dialog/use-filled-in.ts';
import styles from './faq.module.css';
import { faqPath } from './faq-sections.ts';
import { plainText } from './plain-text.ts';
import { searchAnswers } from './search-answers.ts';

interface Props {
  readonly answers: ReadonlyMap<FaqLetter, readonly HelpItem[]>;
  readonly query: string;
  readonly onSeeAll: () => void;
}

/** Shows search results, and announces their number when typing pauses. Shows nothing if the query is empty. */
export function SearchResults({ answers, query, onSeeAll }: Props) {
  const { navLinks } = useConfig();
  const fillIn = useFilledIn();
  const wanted = useDeferredValue(query);
  const searchable = useMemo(
    () =>
      [...answers].flatMap(([category, items]) =>
        items.map(({ id, question, helpText }) => ({
          id,
          question,
          category,
          text: plainText(fillIn(helpText)),
        })),
      ),
    [answers, fillIn],
  );
  const hits = useMemo(() => searchAnswers(searchable, wanted), [searchable, wanted]);
  const searching = wanted.trim() !== '';
  const found = searching ? countLabel(hits.length) : '';
  return (
    <>
      <p role="status" aria-live="off" className={styles.count}>
        {found}
      </p>
      <DebouncedAnnouncement text={found} />
      {searching && hits.length === 0 && (
        <p>
          Try fewer or different words,{' '}
          <a href={navLinks.faq} onClick={onSeeAll}>
            see all questions
          </a>{' '}
          or <a href={navLinks.contactUs}>ask customer service</a>.
        </p>
      )}
      {hits.length > 0 && (
        <ol className={styles.hits}>
          {hits.map(({ answer: { id, category, question }, excerpt }) => (
            <li key={id}>
              <h2 className={styles.hitTitle}>
                <a href={`${faqPath(category)}#${id}`}>{question}</a>
              </h2>
              <p>
                {excerpt.map(({ text, match }, index) => (
                  <Fragment key={index}>{match ? <mark>{text}</mark> : text}</Fragment>
                ))}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function countLabel(count: number): string {
  if (count === 0) return 'No answers found.';
  return `${counted(count, 'answer')} found.`;
}
