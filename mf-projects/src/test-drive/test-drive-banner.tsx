import { useLogin } from '@title24/remote-kit/runtime';
import { Alert, Button, Cluster, Container } from '@title24/ui';
import { loginLinks } from '../login/login-links.ts';
import { useProject } from '../project/project-context.ts';
import { paths } from '../project-paths.ts';
import { dropDraft } from './draft.ts';
import { useKeepDraft } from './keep-draft.ts';
import styles from './test-drive.module.css';

/** The banner on each page of a test drive: where it is stored, and how to save it to an account. */
export function TestDriveBanner({ onGone }: { onGone: () => void }) {
  const { data, session } = useProject();
  const isLoggedIn = useLogin().status;
  const { keep, problem, isSending } = useKeepDraft();
  const links = loginLinks(paths.testDrive);

  async function save(): Promise<void> {
    await session?.flush();
    await keep(session?.getState() ?? { data });
  }

  async function drop(): Promise<void> {
    session?.close();
    await dropDraft();
    onGone();
  }

  return (
    <Container className={styles.banner}>
      <Alert title={isLoggedIn ? 'Keep this project?' : 'This is a test drive'}>
        <p>
          {isLoggedIn
            ? 'It’s a test drive that only this browser has. Save it to your account to open it anywhere.'
            : 'What you type stays in this browser and is not sent to us.'}
        </p>
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
              <span>Save it to my account:</span>
              <a href={links.login}>Log in</a>
              <a href={links.register}>Create an account</a>
            </>
          )}
          <details className={styles.drop}>
            <summary>Discard it</summary>
            <p>This deletes what you typed.</p>
            <Button size="small" variant="danger" onClick={() => void drop()}>
              Discard the test drive
            </Button>
          </details>
        </Cluster>
      </Alert>
    </Container>
  );
}
