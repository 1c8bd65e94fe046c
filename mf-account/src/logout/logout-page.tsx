import { useMountProps } from '@title24/shared-config/runtime';
import { Alert, Button, PageSection } from '@title24/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formActions, paths } from '../account-paths.ts';
import { FormLinks } from '../form/form-links.tsx';
import { usePageOfForms, useSentForm } from '../page-data.ts';

/** Ends the login in this browser, for those who open the link of the menu as a page. */
export function LogoutPage() {
  const { session } = useMountProps();
  const isServedLogin = usePageOfForms()?.login.status;
  const [isDone, setIsDone] = useState(useSentForm('logout')?.outcome === 'done');
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  function logOut(event: FormEvent): void {
    void session.end();
    // The cookie of a login without our script is taken back by the server alone.
    if (isServedLogin) return;
    event.preventDefault();
    setIsDone(true);
  }

  return (
    <PageSection width="text">
      {isDone ? (
        <Alert ref={done} tabIndex={-1} tone="success" title="You are logged out" />
      ) : (
        <form method="post" action={formActions.logout} onSubmit={logOut}>
          <p>This ends your login in this browser. Logins on other devices stay.</p>
          <Button type="submit">Log out</Button>
        </form>
      )}
      <FormLinks
        links={[
          [paths.login, 'Log in'],
          ['/services', 'Go to our services'],
        ]}
      />
    </PageSection>
  );
}
