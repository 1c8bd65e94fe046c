import { useLogin } from '@title24/remote-kit/runtime';
import { Alert, Button, Cluster, Container } from '@title24/ui';
import { useEffect, useState } from 'react';
import { paths } from '../project-paths.ts';
import { type Draft, loadDraft } from './draft.ts';
import { useKeepDraft } from './keep-draft.ts';
import styles from './test-drive.module.css';

interface Props {
  /** Hides the offer while the list of projects is loading, so that the loading note is not pushed down. */
  readonly isHidden?: boolean;
}

/** On My Projects, offers to save this browser's test drive to the account (D1j). */
export function KeptDraftOffer({ isHidden = false }: Props) {
  const isLoggedIn = useLogin().status;
  const [draft, setDraft] = useState<Draft | null>(null);
  const { keep, problem, isSending } = useKeepDraft();
  useEffect(() => {
    let isCurrent = true;
    void loadDraft().then((found) => isCurrent && setDraft(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!draft || !isLoggedIn || isHidden) return null;
  return (
    <Container className={styles.banner}>
      <Alert title="Keep this project?">
        <p>This browser has a test drive: {draft.data.project?.name}.</p>
        {problem !== null && <p role="alert">{problem}</p>}
        <Cluster>
          <Button size="small" onClick={() => void keep(draft)} aria-disabled={isSending}>
            Save it to my account
          </Button>
          <a href={paths.testDrive}>Look at it first</a>
        </Cluster>
      </Alert>
    </Container>
  );
}
