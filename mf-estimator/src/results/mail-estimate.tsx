import { estimateMailData } from '@title24/remote-kit/contract';
import { useRequestData } from '@title24/remote-kit/runtime';
import { estimateMailField } from '@title24/shared-domain/estimator-answers';
import { Alert, Button, classNames, TextField } from '@title24/ui';
import styles from './results.module.css';

/** Renders a plain form that requests the estimate by email (E9). */
export function MailEstimate({ address }: { /** Path and query of the estimate's page. */ address: string }) {
  const answer = useRequestData(estimateMailData);
  const own = answer?.address === address ? answer : undefined;
  if (own?.problem === null) {
    return (
      // The visitor requested the email, so this message takes the focus.
      <Alert tone="success" tabIndex={-1} autoFocus className={styles.mailed}>
        Sent to {own.email}. If it isn’t there in a few minutes, check your spam folder.
      </Alert>
    );
  }
  return (
    <details className={classNames(styles.fold, styles.mail)} open={own !== undefined}>
      <summary>Email me this estimate</summary>
      <form method="post" action={address}>
        <TextField
          name={estimateMailField}
          type="email"
          label="Email"
          hint="We’ll use it only for this email. You don’t need an account."
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={own?.email}
          error={own?.problem ?? undefined}
          autoFocus={own !== undefined}
        />
        <Button type="submit" variant="secondary">
          Send
        </Button>
      </form>
    </details>
  );
}
