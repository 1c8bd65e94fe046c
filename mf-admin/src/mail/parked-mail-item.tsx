import type { ParkedMail } from '@title24/shared-domain';
import { Alert, Button, classNames } from '@title24/ui';
import { useState } from 'react';
import { useRole } from '../access/use-role.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';
import styles from './mail.module.css';

interface Props {
  readonly mail: ParkedMail;
  /** Called after the email is queued again. */
  readonly onRetried: () => void;
}

/** Shows an undelivered email and the reason. If the user's role permits it, shows a button to send the email again. */
export function ParkedMailItem({ mail, onRetried }: Props) {
  const [retryMail, { isLoading: isSending }] = useStaffEndpoints().retryMail.useMutation();
  const mayRetry = useRole()?.isAllowed('UPDATE', 'CONFIG') ?? false;
  const [failure, setFailure] = useState<string | null>(null);
  const { id, subject, to, createdAt, attempts, lastError } = mail;

  async function retry(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    try {
      await retryMail({ id }).unwrap();
      onRetried();
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <li className={classNames(cards.card, styles.mail)}>
      <h2 className={cards.name}>{subject}</h2>
      <p>
        To <a href={`mailto:${to}`}>{to}</a>, from <When at={createdAt} />. {attempts} tries.
      </p>
      {lastError && <p className={styles.reason}>The mail server said: {lastError}</p>}
      {failure && (
        <Alert tone="danger" title="It was not sent again">
          <p>{failure}</p>
        </Alert>
      )}
      {mayRetry && (
        <Button variant="secondary" size="small" onClick={() => void retry()}>
          {isSending ? 'Sending…' : 'Try again'}
          <span className="visually-hidden"> to send “{subject}”</span>
        </Button>
      )}
    </li>
  );
}
