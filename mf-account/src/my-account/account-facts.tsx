import type { AccountInfo } from '@title24/shared-domain';
import { Alert, Badge } from '@title24/ui';
import { formatDay } from './moments.ts';
import styles from './my-account.module.css';

/** Shows the account's name, email address, roles and creation date. */
export function AccountFacts({ account }: { readonly account: AccountInfo }) {
  const { accountName, email, emailVerified, roles, withheldRoles, createdAt } = account;
  const facts = (
    <dl className={styles.facts}>
      <div>
        <dt>Account name</dt>
        <dd>{accountName}</dd>
      </div>
      <div>
        <dt>Email address</dt>
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
  if (withheldRoles.length === 0) return facts;
  return (
    <>
      <Alert tone="warning">
        Set up two-step verification below to use your role {withheldRoles.join(', ')}. Until then, the staff
        tools stay closed.
      </Alert>
      {facts}
    </>
  );
}
