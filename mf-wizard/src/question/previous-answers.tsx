import { stepAddress } from '../decision-tree/address.ts';
import type { Position } from '../decision-tree/position.ts';
import styles from './previous-answers.module.css';

/** Lists the answers so far, each with a link back to its question. */
export function PreviousAnswers({ position }: { position: Position }) {
  if (position.answers.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="Your answers">
      {position.answers.map(({ label, path, question }) => (
        <li key={path}>
          {label}{' '}
          <a href={stepAddress(question)}>
            Change<span className="visually-hidden"> the answer: {label}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
