import type { CaseMailPreview, StaffAct } from '@title24/shared-domain/cases';
import { Alert, Button } from '@title24/ui';
import { useState, useTransition } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import styles from './case.module.css';

interface Props {
  /** Returns the action with the values entered so far. */
  readonly act: () => StaffAct;
  readonly onPreview: (act: StaffAct) => Promise<readonly CaseMailPreview[]>;
}

/** Shows the email that the action would send to the customer. */
export function MailCheck({ act, onPreview }: Props) {
  const [mails, setMails] = useState<readonly CaseMailPreview[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, startLoading] = useTransition();

  function show(): void {
    if (isLoading) return;
    setFailure(null);
    startLoading(async () => {
      try {
        setMails(await onPreview(act()));
      } catch (error) {
        setMails(null);
        setFailure(failureMessage(error));
      }
    });
  }

  return (
    <>
      <div>
        <Button variant="secondary" size="small" onClick={show}>
          {isLoading ? 'Loading…' : 'Preview the mail'}
        </Button>
      </div>
      {failure && (
        <Alert tone="danger" title="There is no preview">
          <p>{failure}</p>
        </Alert>
      )}
      {mails?.length === 0 && <p role="status">The customer gets no mail about this.</p>}
      {mails?.map(({ subject, text }) => (
        <article key={subject} aria-label={`Mail: ${subject}`} className={styles.mail}>
          <strong>{subject}</strong>
          {`\n\n${text}`}
        </article>
      ))}
    </>
  );
}
