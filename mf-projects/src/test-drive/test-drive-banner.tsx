import { useLogin, useQuery } from '@title24/remote-kit/runtime';
import { Alert, Button, Cluster, Container } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { useProject } from '../project/project-context.ts';
import { dropDraft } from './draft.ts';
import { useKeepDraft } from './keep-draft.ts';
import { keepLinks, keepParameter } from './keep-links.ts';
import styles from './test-drive.module.css';

/** Explains where a test drive is stored and how to save it to an account. */
export function TestDriveBanner({ onRemoved }: { onRemoved: () => void }) {
  const { data, session } = useProject();
  const isLoggedIn = useLogin().status;
  const { keep, problem, isSending } = useKeepDraft();
  const query = useQuery();
  const isWanted = isLoggedIn && query.get(keepParameter) === '1';

  async function save(): Promise<void> {
    await session?.flush();
    await keep(session?.getState() ?? { data });
  }

  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  const isAsked = useRef(false);
  // If the user logged in through a link of this banner, the test drive is saved without another click, but only once.
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    void latest.current();
  }, [isWanted]);

  async function drop(): Promise<void> {
    session?.close();
    await dropDraft();
    onRemoved();
  }

  return (
    <Container className={styles.banner}>
      <Alert title={isLoggedIn ? 'Keep this project?' : 'This project is in this browser only'}>
        {isLoggedIn && (
          <p>Only this browser has it. Save it to your account to open it anywhere, and to order.</p>
        )}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Cluster>
          {isLoggedIn ? (
            <Button size="small" onClick={() => void save()} aria-disabled={isSending}>
              Save it to my account
            </Button>
          ) : (
            <>
              <a href={keepLinks.register}>Create an account to keep it</a>
              <a href={keepLinks.login}>Log in</a>
            </>
          )}
          <details className={styles.drop}>
            <summary>Discard it</summary>
            <p>This deletes what you typed.</p>
            <Button size="small" variant="danger" onClick={() => void drop()}>
              Discard the project
            </Button>
          </details>
        </Cluster>
      </Alert>
    </Container>
  );
}
