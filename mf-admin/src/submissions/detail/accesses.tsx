import type { SubmissionAccess } from '@title24/shared-domain/full-service';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import styles from './detail.module.css';

const actionLabels: Readonly<Record<string, string>> = {
  'submissions.load': 'looked at it',
  'submissions.openFile': 'opened a file',
  'submissions.openAll': 'opened all files',
  'submissions.addNote': 'added a note',
};

/** Lists who opened or changed a submission, newest first. */
export function Accesses({ accesses }: { readonly accesses: readonly SubmissionAccess[] }) {
  return (
    <details className={styles.accesses}>
      <summary>Who opened it</summary>
      {accesses.length === 0 ? (
        <p>Nobody yet.</p>
      ) : (
        <ul className={cards.list}>
          {accesses.map(({ id, at, by, action, detail }) => (
            <li key={id}>
              {by} {actionLabels[action] ?? action}
              {detail && (
                <>
                  : <bdi>{detail}</bdi>
                </>
              )}
              , <When at={at} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
