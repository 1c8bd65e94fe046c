import type { CaseMailPreview, StaffAct } from '@title24/shared-domain/cases';
import { Alert, Button } from '@title24/ui';
import { useState, useTransition } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { MailPreview } from '../../desk/mail-preview.tsx';

interface Props {
  /** Returns the entered action, or null if values are missing or invalid. */
  readonly act: () => StaffAct | null;
  readonly onPreview: (act: StaffAct) => Promise<readonly CaseMailPreview[]>;
}

/** Renders a button that previews the emails that the action would send to the customer. */
export function MailCheck({ act, onPreview }: Props) {
  const [mails, setMails] = useState<readonly CaseMailPreview[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, startLoading] = useTransition();

  function show(): void {
    if (isLoading) return;
    const entered = act();
    setFailure(entered ? null : 'Fill in the form first.');
    if (!entered) return;
    startLoading(async () => {
      try {
        setMails(await onPreview(entered));
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
      {mails && <MailPreview mails={mails} />}
    </>
  );
}
