import type { Ref } from 'react';
import { stepAddress } from '../decision-tree/address.ts';
import type { Question } from '../decision-tree/node.ts';
import { ReferenceLinks } from '../references/reference-links.tsx';
import styles from './question.module.css';

interface Props {
  question: Question;
  /** Path of this question, to which the answers' slugs are appended. */
  path: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A question with its answers as links, so that it works without JavaScript. */
export function QuestionView({ question, path, headingRef }: Props) {
  return (
    <div className={styles.question}>
      <h3 ref={headingRef} tabIndex={-1}>
        {question.question}
      </h3>
      {question.hint && <p className={styles.hint}>{question.hint}</p>}
      <ul className={styles.answers}>
        {question.answers.map(({ slug, label, hint }) => {
          const hintId = hint && `${path}/${slug}`.replaceAll('/', '-');
          return (
            <li key={slug} className={styles.answer}>
              <a href={stepAddress(`${path}/${slug}`)} aria-describedby={hintId}>
                {label}
              </a>
              {hint && <p id={hintId}>{hint}</p>}
            </li>
          );
        })}
      </ul>
      <ReferenceLinks ids={question.references} />
    </div>
  );
}
