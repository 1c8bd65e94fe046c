import { unsentSteps } from '@title24/remote-kit/browser';
import { useConfig, useMountProps } from '@title24/remote-kit/runtime';
import { Alert, Button, ButtonLink, Cluster, PageSection } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { formActions } from '../account-paths.ts';
import { Done } from '../form/done.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { useSentForm } from '../page-data.ts';

/** Ends the login in this browser, for those who open the link of the menu as a page. */
export function LogoutPage() {
  const { session } = useMountProps();
  const { navLinks } = useConfig();
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const here = useSentForm('logout')?.outcome === 'done';
  const everywhere = useSentForm('logout-everywhere')?.outcome === 'done';

  /** @param isAsked whether the reader knows what of their projects is not saved yet */
  async function logOut(form: HTMLFormElement, isAsked: boolean): Promise<void> {
    const waiting = isAsked ? [] : await unsentSteps.projects();
    setUnsent(waiting);
    if (waiting.length > 0) return;
    // Whoever uses this browser next finds nothing of it.
    await unsentSteps.clear();
    await session.end();
    // The cookie of a login without JavaScript is taken back by the server alone.
    form.submit();
  }

  return (
    <PageSection width="text">
      {here || everywhere ? (
        <Done title={everywhere ? 'You are logged out everywhere' : 'You are logged out'} />
      ) : (
        <form
          method="post"
          action={formActions.logout}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            void logOut(event.currentTarget, unsent.length > 0);
          }}
        >
          <p>This ends your login in this browser. Logins on other devices stay.</p>
          {unsent.length > 0 ? (
            <Alert tone="warning" role="alert" title="Some of what you typed is not saved yet">
              <p>
                It is kept in this browser until it can be saved, and belongs to{' '}
                {unsent.length === 1 ? 'project' : 'projects'} {unsent.join(', ')}. If you log out now, it is
                removed.
              </p>
              <Cluster>
                <ButtonLink href={`/project/${unsent[0]}`}>Open the project to save it</ButtonLink>
                <Button type="submit" variant="danger">
                  Log out and remove it
                </Button>
              </Cluster>
            </Alert>
          ) : (
            <Button type="submit">Log out</Button>
          )}
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
