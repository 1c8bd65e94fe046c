import type { ListedAccount } from '@title24/shared-domain';
import { Alert, Badge, Button, Cluster, classNames, Select } from '@title24/ui';
import { useRef, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';
import styles from './accounts.module.css';

interface Props {
  readonly account: ListedAccount;
  /** Names of the roles that can be assigned. */
  readonly roleNames: readonly string[];
  readonly mayUpdate: boolean;
  /** Called after each change with a message about it. */
  readonly onChanged: (words: string) => void;
}

/** Shows an account with its actions. */
export function AccountCard({ account, roleNames, mayUpdate, onChanged }: Props) {
  const endpoints = useStaffEndpoints();
  const [grantRole] = endpoints.grantRole.useMutation();
  const [revokeRole] = endpoints.revokeRole.useMutation();
  const [setEnabled] = endpoints.setEnabled.useMutation();
  const { id, accountName, email, roles, enabled, createdAt, lastLoginAt } = account;
  const missing = roleNames.filter((name) => !roles.includes(name));
  const [chosen, setChosen] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = missing.includes(chosen) ? chosen : (missing[0] ?? '');

  async function change(call: () => Promise<unknown>, words: string): Promise<void> {
    setFailure(null);
    try {
      await call();
      onChanged(words);
      // The pressed button had the focus and may have been removed.
      heading.current?.focus();
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <li className={classNames(cards.card, styles.account)}>
      <h2 ref={heading} tabIndex={-1} className={cards.name}>
        {accountName}
      </h2>
      <p>
        {email}
        <br />
        Since <When at={createdAt} />,{' '}
        {lastLoginAt ? (
          <>
            last login <When at={lastLoginAt} />
          </>
        ) : (
          'never logged in'
        )}
      </p>
      <Cluster>
        {roles.map((role) => (
          <Badge key={role}>{role}</Badge>
        ))}
        {roles.length === 0 && <span>No role</span>}
        {!enabled && <Badge tone="warning">Disabled</Badge>}
      </Cluster>
      {failure && (
        <Alert tone="danger" title="The account was not changed">
          <p>{failure}</p>
        </Alert>
      )}
      {mayUpdate && (
        <div className={styles.actions}>
          {missing.length > 0 && (
            <div className={styles.grant}>
              <Select
                label={`Role to give to ${accountName}`}
                value={wanted}
                onChange={(event) => setChosen(event.currentTarget.value)}
              >
                {missing.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
              <Button
                variant="secondary"
                onClick={() =>
                  void change(
                    () => grantRole({ id, role: wanted }).unwrap(),
                    `${accountName} now has the role ${wanted}.`,
                  )
                }
              >
                Add role<span className="visually-hidden"> to {accountName}</span>
              </Button>
            </div>
          )}
          <Cluster>
            {roles.map((role) => (
              <Button
                key={role}
                variant="secondary"
                size="small"
                onClick={() =>
                  void change(
                    () => revokeRole({ id, role }).unwrap(),
                    `${accountName} no longer has the role ${role}.`,
                  )
                }
              >
                Remove role {role}
                <span className="visually-hidden"> from {accountName}</span>
              </Button>
            ))}
            <Button
              variant={enabled ? 'danger' : 'secondary'}
              size="small"
              onClick={() =>
                void change(
                  () => setEnabled({ id, enabled: !enabled }).unwrap(),
                  enabled ? `${accountName} is disabled and logged out.` : `${accountName} can log in again.`,
                )
              }
            >
              {enabled ? 'Disable' : 'Enable'}
              <span className="visually-hidden"> {accountName}</span>
            </Button>
          </Cluster>
        </div>
      )}
    </li>
  );
}
