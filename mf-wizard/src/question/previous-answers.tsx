import { stepAddress } from '../decision-tree/address.ts';
import type { Position } from '../decision-tree/position.ts';
import styles from './previous-answers.module.css';

/** The answers so far, each with a link back to its question. */
export function PreviousAnswers({ position }: { position: Position }) {
  if (position.given.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="Your answers">
      {position.given.map(({ label, path }) => (
        <li key={path}>
          {label}{' '}
          <a href={stepAddress(path.slice(0, path.lastIndexOf('/')))}>
            Change<span className="visually-hidden"> the answer: {label}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
