import { useConfig, useMountProps } from '@title24/shared-config/runtime';
import { Button, PageSection } from '@title24/shared-ui';
import type { FormEvent } from 'react';
import { formActions } from '../account-paths.ts';
import { Done } from '../form/done.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { useSentForm } from '../page-data.ts';

/** Ends the login in this browser, for those who open the link of the menu as a page. */
export function LogoutPage() {
  const { session } = useMountProps();
  const { navLinks } = useConfig();
  const here = useSentForm('logout')?.outcome === 'done';
  const everywhere = useSentForm('logout-everywhere')?.outcome === 'done';

  async function logOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    await session.end();
    // The cookie of a login without JavaScript is taken back by the server alone.
    form.submit();
  }

  return (
    <PageSection width="text">
      {here || everywhere ? (
        <Done title={everywhere ? 'You are logged out everywhere' : 'You are logged out'} />
      ) : (
        <form method="post" action={formActions.logout} onSubmit={(event) => void logOut(event)}>
          <p>This ends your login in this browser. Logins on other devices stay.</p>
          <Button type="submit">Log out</Button>
        </form>
      )}
      <FormLinks
        links={[
          [navLinks.login, 'Log in'],
          [navLinks.services, 'Go to our services'],
        ]}
      />
    </PageSection>
  );
}
