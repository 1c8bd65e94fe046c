import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import type { ListedRegistryToken } from '@title24/shared-domain';
import { Alert, Badge, Button, classNames } from '@title24/ui';
import { useRef, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';
import styles from './remotes.module.css';
import { TokenForm } from './token-form.tsx';
import { actionLabels } from './token-values.ts';

/** Lists the teams' publishing tokens, with a form to create a token. */
export function TokenList() {
  const endpoints = useStaffEndpoints();
  const tokens = useLoaded(endpoints.registryTokens, undefined);
  const [revoke] = endpoints.revokeRegistryToken.useMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  async function end({ id, label }: ListedRegistryToken): Promise<void> {
    setFailure(null);
    try {
      await revoke({ id }).unwrap();
      setNote(`The token of ${label} was revoked.`);
      heading.current?.focus();
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <section className={styles.detail} aria-labelledby="tokens">
      <h2 id="tokens" ref={heading} tabIndex={-1}>
        Team tokens
      </h2>
      <p>
        A team publishes with a token, from its own machines: <code>REGISTRY_TOKEN</code> beside{' '}
        <code>REGISTRY_URL</code>, the address of this site.
      </p>
      <p role="status">{note}</p>
      {failure && (
        <Alert tone="danger" title="The token was not revoked">
          <p>{failure}</p>
        </Alert>
      )}
      <StaffLoaded from={tokens} what="the tokens">
        {(all) => (
          <ul className={cards.list}>
            {all.map((token) => (
              <TokenItem key={token.id} token={token} onRevoke={() => void end(token)} />
            ))}
          </ul>
        )}
      </StaffLoaded>
      <h3>New token</h3>
      <TokenForm />
    </section>
  );
}

interface ItemProps {
  readonly token: ListedRegistryToken;
  readonly onRevoke: () => void;
}

function TokenItem({ token, onRevoke }: ItemProps) {
  const { label, names, paths, actions, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = token;
  const hasEnded = Date.parse(expiresAt) <= Date.parse(useMountProps().now);
  return (
    <li className={classNames(cards.card, cards.compact)}>
      <p>
        <strong>{label}</strong> {revokedAt && <Badge tone="warning">Revoked</Badge>}
        {!revokedAt && hasEnded && <Badge tone="warning">Ended</Badge>}
      </p>
      <p>
        For {names.join(', ')} below {paths.join(', ')}:{' '}
        {actions.map((action) => actionLabels[action].toLowerCase()).join(', ')}.
      </p>
      <p>
        Made <When at={createdAt} /> by {createdBy}.{' '}
        {lastUsedAt ? (
          <>
            Last used <When at={lastUsedAt} />.
          </>
        ) : (
          'Never used.'
        )}{' '}
        {revokedAt ? (
          <>
            Revoked <When at={revokedAt} />.
          </>
        ) : (
          <>
            Ends <When at={expiresAt} />.
          </>
        )}
      </p>
      {!revokedAt && (
        <div>
          <Button variant="danger" size="small" onClick={onRevoke}>
            Revoke<span className="visually-hidden"> the token of {label}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
