import type { ParkedMail } from '@title24/shared-domain';
import { retryMailParams } from '@title24/shared-domain/editing';
import { Alert, Button, classNames, TextField } from '@title24/ui';
import { Link } from 'react-router-dom';
import { useRole } from '../access/use-role.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import cards from '../cards/cards.module.css';
import { workHref } from '../desk/work-search.ts';
import { useStaffForm } from '../editing/use-staff-form.ts';
import { When } from '../moments/when.tsx';
import styles from './mail.module.css';

interface Props {
  readonly mail: ParkedMail;
  /** Called after the email is queued again. */
  readonly onRetried: () => void;
}

/**
 * Shows an undelivered email and the reason. If the user's role permits it, shows a form to send the email again, to
 * the same address or a corrected one.
 */
export function ParkedMailItem({ mail, onRetried }: Props) {
  const [retryMail] = useStaffEndpoints().retryMail.useMutation();
  const mayRetry = useRole()?.isAllowed('UPDATE', 'CONFIG') ?? false;
  const { id, subject, to, createdAt, attempts, lastError } = mail;
  const form = useStaffForm({
    initial: { to },
    isUnsaved: (values) => values.to !== to,
    schema: retryMailParams,
    toInput: (values) => ({ ...values, id }),
    async send(values) {
      await retryMail({ ...values, id }).unwrap();
      onRetried();
    },
    onTyped: () => undefined,
  });

  return (
    <li className={classNames(cards.card, styles.mail)}>
      <h2 className={cards.name}>{subject}</h2>
      <p>
        To <a href={`mailto:${to}`}>{to}</a>, from <When at={createdAt} />. {attempts} tries.{' '}
        <Link to={workHref({ search: to })}>Orders and cases of this address</Link>
      </p>
      {lastError && <p className={styles.reason}>Reason: {lastError}</p>}
      {mayRetry && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <TextField {...form.text('to')} type="email" label="Send to" autoComplete="off" />
          {form.failure && (
            <Alert tone="danger" title="It was not sent again">
              <p>{form.failure}</p>
            </Alert>
          )}
          <Button type="submit" variant="secondary" size="small">
            {form.isSending ? 'Sending…' : 'Send again'}
            <span className="visually-hidden"> “{subject}”</span>
          </Button>
        </form>
      )}
    </li>
  );
}
