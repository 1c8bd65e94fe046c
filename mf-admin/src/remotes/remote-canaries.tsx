import { canaryProgress, type ListedCanary } from '@title24/shared-domain';
import { Button } from '@title24/ui';
import { When } from '../moments/when.tsx';
import styles from './remotes.module.css';

interface Props {
  readonly canaries: readonly ListedCanary[];
  /** Null if the user may not end canaries. */
  readonly onEnd: ((version: string) => void) | null;
}

/** Shows a remote's running canary with its failures, and how earlier canaries ended. */
export function RemoteCanaries({ canaries, onEnd }: Props) {
  if (canaries.length === 0) return null;
  return (
    <>
      <h3>Canaries</h3>
      <ol className={styles.history}>
        {canaries.map((canary) => (
          <li key={canary.startedAt}>
            <p>
              <When at={canary.startedAt} />: version {canary.version} went to {canary.percent}% of the
              visitors, by {canary.startedBy}: {canary.reason}
            </p>
            {canaryProgress(canary).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {canary.endedAt ? (
              <p>
                <When at={canary.endedAt} />: {canary.outcome} by {canary.endedBy}: {canary.endedReason}
              </p>
            ) : (
              onEnd && (
                <Button variant="secondary" size="small" onClick={() => onEnd(canary.version)}>
                  End the canary
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
