import { account } from '@title24/remote-kit/rpc';
import type { SessionInfo } from '@title24/shared-domain';
import { Accordion, Alert, Badge, Button, ButtonLink } from '@title24/ui';
import { type FormEvent, useState, useTransition } from 'react';
import { formActions, paths } from '../account-paths.ts';
import { callProblems } from '../form/call-problems.ts';
import { useSentForm } from '../page-data.ts';
import { deviceName } from './device-name.ts';
import { formatMoment } from './moments.ts';
import styles from './my-account.module.css';
import type { AccountActions } from './use-account.ts';

interface Props {
  readonly sessions: readonly SessionInfo[];
  /** Null if the browser submits the forms. */
  readonly actions: AccountActions | null;
}

/** Lists the account's sessions, each with a button to end it. */
export function Sessions({ sessions, actions }: Props) {
  const sent = useSentForm('end-session');
  const [problem, setProblem] = useState(sent?.errors[0]?.message ?? null);
  const [ended, setEnded] = useState(sent?.outcome === 'done' ? 'That device was logged out.' : '');

  const [isEnding, startEnding] = useTransition();

  /** Returns the submit handler of a session's form. Without actions, the browser submits the form. */
  const end =
    ({ id, userAgent }: SessionInfo) =>
    (event: FormEvent) => {
      if (!actions) return;
      event.preventDefault();
      if (isEnding) return;
      setProblem(null);
      startEnding(async () => {
        try {
          await actions.call(account.endSession, { id });
          setEnded(`${deviceName(userAgent)} was logged out.`);
          await actions.reload();
        } catch (error) {
          setProblem(callProblems(error)[0]?.message ?? '');
        }
      });
    };

  return (
    <Accordion
      id="sessions"
      title="Where you are logged in"
      summary={sessions.length === 1 ? 'In this browser only' : `In ${sessions.length} browsers`}
      headingLevel={3}
      defaultOpen={sent !== undefined}
    >
      {problem !== null && <Alert tone="danger" title={problem} />}
      <p role="status">{ended}</p>
      <ul className={styles.entries}>
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
                <ButtonLink href={paths.logout} variant="secondary" size="small">
                  Log out
                </ButtonLink>
              ) : (
                <form method="post" action={`${formActions.endSession}#sessions`} onSubmit={end(session)}>
                  <input type="hidden" name="id" value={session.id} />
                  <Button type="submit" variant="secondary" size="small">
                    End this session
                    <span className="visually-hidden">
                      : {device}, last used {lastUsed}
                    </span>
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        Don’t recognize one of them? <a href={paths.logout}>Log out everywhere</a>, then{' '}
        <a href={paths.resetPassword}>choose a new password</a>.
      </p>
    </Accordion>
  );
}
