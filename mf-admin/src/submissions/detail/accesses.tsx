import type { SubmissionAccess } from '@title24/shared-domain/full-service';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import styles from './detail.module.css';

/** Lists who opened or changed a submission, newest first. */
export function Accesses({ accesses }: { readonly accesses: readonly SubmissionAccess[] }) {
  return (
    <details className={styles.accesses}>
      <summary>Who opened or changed it</summary>
      {accesses.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <ul className={cards.list}>
          {accesses.map(({ id, at, by, words }) => (
            <li key={id}>
              <bdi>
                {by} {words}
              </bdi>
              , <When at={at} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
