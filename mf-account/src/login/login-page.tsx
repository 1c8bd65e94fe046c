import { PageSection } from '@title24/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageOfForms, useSentForm } from '../page-data.ts';
import { EmailConfirmed } from './email-confirmed.tsx';
import { LoginStep } from './login-step.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** The login; the links of confirmation mails lead here too. */
export function LoginPage() {
  const [query] = useSearchParams();
  const sent = usePageOfForms()?.form;
  const verification = useSentForm('verify-email');
  const [isConfirmed, setIsConfirmed] = useState(verification?.outcome === 'done');
  const token = query.get('verify') ?? verification?.values.token ?? null;
  const isVerifying = !isConfirmed && (token !== null || verification !== undefined);
  return (
    <PageSection width="text">
      {isConfirmed && <EmailConfirmed />}
      {isVerifying ? (
        <VerifyEmail token={token} onDone={() => setIsConfirmed(true)} />
      ) : (
        <LoginStep next={sent?.values.next ?? query.get('next')} />
      )}
    </PageSection>
  );
}
