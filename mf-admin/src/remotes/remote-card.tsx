import type { ListedRemote } from '@title24/shared-domain';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Alert, Badge, classNames } from '@title24/ui';
import { Link } from 'react-router-dom';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';

/** Shows a remote with its live version and whether pages use that version. */
export function RemoteCard({ remote }: { readonly remote: ListedRemote }) {
  const { name, kind, live, paths, contract, react } = remote;
  return (
    <li className={classNames(cards.card, cards.compact)}>
      <h2 className={cards.name}>
        <Link to={`/admin/remotes?name=${name}`}>{name}</Link> {kind === 'host' && <Badge>Shell</Badge>}
        {!live && <Badge tone="warning">Not live</Badge>}
      </h2>
      {live && (
        <p>
          Version {live.version}, published <When at={live.publishedAt} />
          {live.publishedBy && ` by ${live.publishedBy}`}.
          {live.firstScreenBytes !== null && ` ${formatFileSize(live.firstScreenBytes)} on its first screen`}
          {live.bytes !== null && `, ${formatFileSize(live.bytes)} in all`}
        </p>
      )}
      <RemoteTrouble remote={remote} />
      {contract && (
        <p>
          {kind === 'host' ? 'Provides' : 'Needs'} contract {contract}
          {react && `, React ${react}`}
        </p>
      )}
      {paths.length > 0 && <p>{paths.join(', ')}</p>}
    </li>
  );
}

/** Shows why pages do not use the live version. Renders nothing if they do, or if no version is live. */
export function RemoteTrouble({ remote: { live, serving, problem } }: { readonly remote: ListedRemote }) {
  if (!live || (!serving && !problem)) return null;
  return (
    <Alert tone="warning" title={`Pages do not show version ${live.version}`}>
      <p>{problem ? `${problem}.` : 'It cannot be served.'}</p>
      <p>{serving ? `Version ${serving} is served in its place.` : 'No other version can take its place.'}</p>
    </Alert>
  );
}
