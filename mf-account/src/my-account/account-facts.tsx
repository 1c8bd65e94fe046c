import type { AccountInfo } from '@title24/shared-domain';
import { Badge } from '@title24/ui';
import { formatDay } from './moments.ts';
import styles from './my-account.module.css';

/** Name, e-mail address and role of the account. */
export function AccountFacts({ account }: { readonly account: AccountInfo }) {
  const { accountName, email, emailVerified, roles, createdAt } = account;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Account name</dt>
        <dd>{accountName}</dd>
      </div>
      <div>
        <dt>E-mail address</dt>
        <dd>
          {email}{' '}
          {emailVerified ? (
            <Badge tone="success">Confirmed</Badge>
          ) : (
            <Badge tone="warning">Not confirmed</Badge>
          )}
        </dd>
      </div>
      <div>
        <dt>{roles.length === 1 ? 'Role' : 'Roles'}</dt>
        <dd>{roles.join(', ') || 'None'}</dd>
      </div>
      <div>
        <dt>Account since</dt>
        <dd>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
