import type { RemoteHistory } from '@title24/shared-domain';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Badge, Button, classNames } from '@title24/ui';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';
import { PreviewLink } from './preview-link.tsx';
import styles from './remotes.module.css';

interface Props {
  readonly history: RemoteHistory;
  readonly live: string | null;
  /** Null if the user may not make versions live. */
  readonly onRelease: ((version: string) => void) | null;
  readonly onRollBack: ((version: string) => void) | null;
}

/** Shows the published versions, and when and why versions went live or were withdrawn. */
export function ReleaseHistory({
  history: { name, releases, versions },
  live,
  onRelease,
  onRollBack,
}: Props) {
  const wasReleased = (version: string) => releases.some((release) => release.version === version);
  const isWithdrawn = (version: string) =>
    wasReleased(version) &&
    releases.every((release) => release.version !== version || release.withdrawnAt !== null);
  return (
    <>
      <h3>Versions</h3>
      <ul className={cards.list}>
        {versions.map(({ version, publishedAt, publishedBy, commit, bytes, firstScreenBytes, isKept }) => (
          <li key={version} className={classNames(cards.card, cards.compact)}>
            <p>
              <strong>{version}</strong> {version === live && <Badge tone="success">Live</Badge>}
            </p>
            <p>
              Published <When at={publishedAt} />
              {publishedBy && ` by ${publishedBy}`}
              {commit && (
                <>
                  {' '}
                  from commit <code>{commit.slice(0, 12)}</code>
                </>
              )}
              .{firstScreenBytes !== null && ` ${formatFileSize(firstScreenBytes)} on its first screen`}
              {bytes !== null && `, ${formatFileSize(bytes)} in all`}
            </p>
            {!isKept && <p>Its files are no longer kept. To use it again, publish it again.</p>}
            {isKept && version !== live && (
              <div>
                {onRelease && !isWithdrawn(version) && <PreviewLink name={name} version={version} />}
                {onRollBack && wasReleased(version) ? (
                  <Button variant="secondary" size="small" onClick={() => onRollBack(version)}>
                    Roll back<span className="visually-hidden"> to version {version}</span>
                  </Button>
                ) : (
                  onRelease && (
                    <Button variant="secondary" size="small" onClick={() => onRelease(version)}>
                      Make live<span className="visually-hidden"> version {version}</span>
                    </Button>
                  )
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <h3>History</h3>
      {releases.length === 0 ? (
        <p>No version has been live yet.</p>
      ) : (
        <ol className={styles.history}>
          {releases.map((release) => (
            <li key={release.id}>
              <p>
                <When at={release.releasedAt} />: version {release.version} went live
                {release.releasedBy && `, by ${release.releasedBy}`}
                {release.reason && `: ${release.reason}`}
              </p>
              {release.withdrawnAt && (
                <p>
                  <When at={release.withdrawnAt} />: withdrawn
                  {release.withdrawnBy && ` by ${release.withdrawnBy}`}
                  {release.withdrawnReason && `: ${release.withdrawnReason}`}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
