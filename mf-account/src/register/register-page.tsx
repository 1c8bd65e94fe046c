import { useQuery } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import { useState } from 'react';
import { paths } from '../account-paths.ts';
import { FormLinks } from '../form/form-links.tsx';
import { withNext } from '../navigation/next-page.ts';
import { useSentForm } from '../page-data.ts';
import { CheckYourMail } from './check-your-mail.tsx';
import { RegisterForm } from './register-form.tsx';

/** Renders the registration page (H8). */
export function RegisterPage() {
  const query = useQuery();
  const sent = useSentForm('register');
  const [email, setEmail] = useState(sent?.outcome === 'done' ? (sent.values.email ?? '') : null);
  const next = sent?.values.next ?? query.get('next');
  if (email !== null) return <CheckYourMail email={email} next={next} onRestart={() => setEmail(null)} />;
  return (
    <PageSection
      width="text"
      lead={
        'An account is free. It keeps your Do-It-Yourself projects and shows you the status of the plans you sent us. You don’t need one to read this site or to send us plans.'
      }
    >
      <RegisterForm next={next} onSent={setEmail} />
      <FormLinks links={[[withNext(paths.login, next), 'Already have an account? Log in']]} />
    </PageSection>
  );
}
