import { account as accountMethods } from '@title24/remote-kit/rpc';
import type { AccountInfo } from '@title24/shared-domain';
import { Accordion } from '@title24/ui';
import { useState } from 'react';
import { Done } from '../form/done.tsx';
import { useHasPasskeys } from '../passkeys/use-has-passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { formatDay, formatMoment } from './moments.ts';
import styles from './my-account.module.css';
import { PasswordPrompt } from './password-prompt.tsx';
import type { AccountActions } from './use-account.ts';

/** Lists the account's passkeys, with forms to remove or add one. */
export function Passkeys({ account, call, reload }: AccountActions & { readonly account: AccountInfo }) {
  const { accountName, passkeys } = account;
  const isSupported = useHasPasskeys();
  const [message, setMessage] = useState<{ readonly text: string; readonly number: number } | null>(null);

  async function report(text: string): Promise<void> {
    await reload();
    setMessage((last) => ({ text, number: (last?.number ?? 0) + 1 }));
  }

  return (
    <>
      {message && <Done key={`message-${message.number}`} title={message.text} />}
      {passkeys.length > 0 && (
        <Accordion
          title="Your passkeys"
          summary={passkeys.map(({ name }) => name).join(', ')}
          headingLevel={3}
        >
          <ul className={styles.entries}>
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <br />
                  Added <time dateTime={createdAt}>{formatDay(createdAt)}</time>,{' '}
                  {lastUsedAt === null ? (
                    'not used yet'
                  ) : (
                    <>
                      last used <time dateTime={lastUsedAt}>{formatMoment(lastUsedAt)}</time> (Pacific time)
                    </>
                  )}
                </div>
                <div className={styles.question}>
                  <PasswordPrompt
                    accountName={accountName}
                    title={
                      <>
                        Remove<span className="visually-hidden"> the passkey {name}</span>
                      </>
                    }
                    label={`Remove the passkey ${name}`}
                    submitLabel="Remove it"
                    sendingLabel="Removing it…"
                    variant="danger"
                    onPassword={async (password) => {
                      await call(accountMethods.removePasskey, { id, password });
                      await report(`The passkey ${name} is removed`);
                    }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {isSupported ? (
        <AddPasskey
          key={`after-${passkeys.length}`}
          accountName={accountName}
          call={call}
          onAdded={(name) => report(`The passkey ${name} is added`)}
        />
      ) : (
        <p>This browser can’t create passkeys. Use another browser or device to add one.</p>
      )}
    </>
  );
}
