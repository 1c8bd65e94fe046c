import { useMountProps } from '@title24/shared-config/runtime';
import type { SessionInfo } from '@title24/shared-domain';
import { Alert, Badge, Button } from '@title24/shared-ui';
import { useState } from 'react';
import { callProblems } from '../form/call-problems.ts';
import { deviceName } from './device-name.ts';
import { formatMoment } from './moments.ts';
import styles from './my-account.module.css';
import type { AccountActions } from './use-account.ts';

/** The account's logins, each with the way to end it. */
export function Sessions({
  sessions,
  call,
  reload,
}: AccountActions & { readonly sessions: readonly SessionInfo[] }) {
  const { session: ownSession } = useMountProps();
  const [problem, setProblem] = useState<string | null>(null);
  const [ended, setEnded] = useState('');

  async function attempt(action: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(callProblems(error)[0]?.message ?? '');
    }
  }
  const end = ({ id, userAgent }: SessionInfo) =>
    attempt(async () => {
      await call('endSession', { id });
      setEnded(`The login of ${deviceName(userAgent)} has ended.`);
      await reload();
    });
  const endAll = () =>
    attempt(async () => {
      await call('logoutEverywhere');
      await ownSession.end();
    });

  return (
    <>
      {problem !== null && <Alert tone="danger" title={problem} />}
      <p role="status">{ended}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const device = deviceName(session.userAgent);
          const lastUsed = formatMoment(session.lastUsedAt);
          return (
            <li key={session.id}>
              <div>
                <strong>{device}</strong> {session.isCurrent && <Badge tone="info">This browser</Badge>}
                <br />
                Since <time dateTime={session.createdAt}>{formatMoment(session.createdAt)}</time>, last used{' '}
                <time dateTime={session.lastUsedAt}>{lastUsed}</time> (Pacific time)
              </div>
              {session.isCurrent ? (
                <Button variant="secondary" size="small" onClick={() => void ownSession.end()}>
                  Log out
                </Button>
              ) : (
                <Button variant="secondary" size="small" onClick={() => void end(session)}>
                  End this session
                  <span className="visually-hidden">
                    : {device}, last used {lastUsed}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        Is one of them not yours? Log out everywhere, then <a href="/reset-password">choose a new password</a>
        .
      </p>
      <p>
        <Button variant="danger" onClick={() => void endAll()}>
          Log out everywhere
        </Button>
      </p>
    </>
  );
}
