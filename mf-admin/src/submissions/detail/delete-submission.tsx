import { submissions } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { SubmissionDetail } from '@title24/shared-domain/full-service';
import { Alert, Button, Dialog } from '@title24/ui';
import { useState, useTransition } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import styles from './detail.module.css';

interface Props {
  readonly submission: Pick<SubmissionDetail, 'reference' | 'projectName' | 'lastUpdate' | 'files'>;
  readonly onDeleted: () => void;
}

/** Deletes a submission with its files after a confirmation. */
export function DeleteSubmission({ submission, onDeleted }: Props) {
  const { reference, projectName, lastUpdate, files } = submission;
  const { rpc } = useMountProps();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isDeleting, startDeleting] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);

  function deleteIt(): void {
    if (isDeleting) return;
    setFailure(null);
    startDeleting(async () => {
      try {
        await rpc.call(submissions.delete, { reference, lastUpdate });
        setIsConfirming(false);
        onDeleted();
      } catch (error) {
        setFailure(failureMessage(error));
      }
    });
  }

  return (
    <section aria-labelledby="delete" className={styles.section}>
      <h2 id="delete">Delete</h2>
      <p>Permanently deletes the submission, its files and its notes.</p>
      <div>
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          Delete submission
        </Button>
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => isDeleting || setIsConfirming(false)}
        title={`Delete ${reference}?`}
        size="small"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={() => setIsConfirming(false)}>Keep it</Button>
            <Button variant="secondary" onClick={deleteIt}>
              {isDeleting ? 'Deleting…' : 'Delete for good'}
            </Button>
          </>
        }
      >
        <p>
          <bdi>{projectName}</bdi> and {files.length === 1 ? 'its file' : `its ${files.length} files`} will be
          gone, and can’t be brought back.
        </p>
        {failure && (
          <Alert tone="danger" title="It was not deleted">
            <p>{failure}</p>
          </Alert>
        )}
      </Dialog>
    </section>
  );
}
