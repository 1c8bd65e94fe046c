import { classNames } from '@title24/ui';
import type { Ref } from 'react';
import { stepAddress } from '../decision-tree/address.ts';
import type { Question } from '../decision-tree/node.ts';
import { DrawnProject } from '../drawn-project/drawn-project.tsx';
import { ReferenceLinks } from '../references/reference-links.tsx';
import styles from './question.module.css';

interface Props {
  question: Question;
  /** Path to which the answers' slugs are appended. */
  base: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Renders a question with its answers as links. */
export function QuestionView({ question, base, headingRef }: Props) {
  const isDrawn = question.answers.some(({ drawing }) => drawing);
  return (
    <div className={styles.question}>
      <h3 ref={headingRef} tabIndex={-1}>
        {question.question}
      </h3>
      {question.hint && <p className={styles.hint}>{question.hint}</p>}
      <ul className={classNames(styles.answers, isDrawn && styles.drawn)}>
        {question.answers.map(({ slug, label, hint, drawing }) => {
          const hintId = hint && `${base}/${slug}`.replaceAll('/', '-');
          return (
            <li key={slug} className={styles.answer}>
              {drawing && <DrawnProject of={drawing} className={styles.drawing} />}
              <div>
                <a href={stepAddress(`${base}/${slug}`)} aria-describedby={hintId}>
                  {label}
                </a>
                {hint && <p id={hintId}>{hint}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <ReferenceLinks ids={question.references} />
    </div>
  );
}
