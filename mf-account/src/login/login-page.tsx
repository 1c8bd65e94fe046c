import { useQuery } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import { useState } from 'react';
import { Done } from '../form/done.tsx';
import { useAccountPageData, useSentForm } from '../page-data.ts';
import styles from './login.module.css';
import { LoginStep } from './login-step.tsx';
import { useLeave } from './use-leave.ts';
import { VerifyEmail } from './verify-email.tsx';

/** Renders the login page. Links in confirmation emails open it too. */
export function LoginPage() {
  const query = useQuery();
  const sent = useAccountPageData()?.form;
  const verification = useSentForm('verify-email');
  const [isConfirmed, setIsConfirmed] = useState(verification?.outcome === 'done');
  const token = query.get('verify') ?? verification?.values.token ?? null;
  const next = sent?.values.next ?? query.get('next');
  const leave = useLeave(next);
  const isVerifying = !isConfirmed && (token !== null || verification !== undefined);
  return (
    <PageSection width="text">
      {isConfirmed && (
        <div className={styles.confirmed}>
          <Done title="Your email address is confirmed">
            <p>Thank you. You can now log in.</p>
          </Done>
        </div>
      )}
      {isVerifying ? (
        <VerifyEmail
          token={token}
          next={next}
          onDone={(login) => {
            if (login.status) leave(login);
            else setIsConfirmed(true);
          }}
        />
      ) : (
        <LoginStep next={next} />
      )}
    </PageSection>
  );
}
