import { unsentSteps } from '@title24/remote-kit/browser';
import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { account } from '@title24/remote-kit/rpc';
import { useConfig, useMountProps } from '@title24/remote-kit/runtime';
import { Alert, Button, ButtonLink, Cluster, PageSection, Stack } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { formActions } from '../account-paths.ts';
import { callProblems } from '../form/call-problems.ts';
import { Done } from '../form/done.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { useSentForm } from '../page-data.ts';

/** Renders the page that logs the visitor out of this browser, or everywhere. */
export function LogoutPage() {
  const { session, rpc } = useMountProps();
  const { navLinks } = useConfig();
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const [owner, setOwner] = useState<string | null>(null);
  const [action, setAction] = useState<string>(formActions.logout);
  const [problem, setProblem] = useState<string | null>(null);
  const here = useSentForm('logout')?.outcome === 'done';
  const everywhere = useSentForm('logout-everywhere')?.outcome === 'done';

  /** Returns the account name, or null if the request fails. */
  async function accountName(): Promise<string | null> {
    try {
      return (await rpc.call(account.load)).accountName;
    } catch {
      return null;
    }
  }

  /**
   * Logs out. If this would lose unsaved project changes, the first call only warns, and the next call logs out.
   * @param to - the path of the logout form, either for this browser or for all browsers
   */
  async function logOut(form: HTMLFormElement, to: string): Promise<void> {
    setProblem(null);
    const leaving = owner ?? (await accountName());
    setOwner(leaving);
    const waiting = unsent.length > 0 || leaving === null ? [] : await unsentSteps.projects(leaving);
    setAction(to);
    setUnsent(waiting);
    if (waiting.length > 0) return;
    try {
      if (to === formActions.logoutEverywhere) await rpc.call(account.logoutEverywhere);
    } catch (error) {
      // After a login without JavaScript, there is no token, and the form below logs out everywhere.
      if (!isRpcError(error) || error.code !== rpcErrorCodes.invalidToken) {
        setProblem(callProblems(error)[0]?.message ?? '');
        return;
      }
    }
    // The next person who uses this browser must not find this account's data.
    if (leaving !== null) await unsentSteps.clear(leaving);
    await session.end();
    // After a login without JavaScript, only the server can remove the session cookie.
    form.action = to;
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
            const { submitter } = event.nativeEvent as SubmitEvent;
            void logOut(event.currentTarget, submitter?.getAttribute('formaction') ?? action);
          }}
        >
          <Stack>
            {problem !== null && <Alert role="alert" tone="danger" title={problem} />}
            <p>Log out in this browser only, or also on your other devices.</p>
            {unsent.length > 0 ? (
              <Alert tone="warning" role="alert" title="Some of what you typed isn’t saved yet">
                <p>
                  This browser keeps it until it can be saved. It belongs to{' '}
                  {unsent.length === 1 ? 'project' : 'projects'} {unsent.join(', ')}. If you log out now, it’s
                  deleted.
                </p>
                <Cluster>
                  <ButtonLink href={`/project/${unsent[0]}`}>Open the project to save it</ButtonLink>
                  <Button type="submit" variant="danger">
                    Log out and delete it
                  </Button>
                </Cluster>
              </Alert>
            ) : (
              <Cluster>
                <Button type="submit">Log out</Button>
                <Button type="submit" variant="secondary" formAction={formActions.logoutEverywhere}>
                  Log out everywhere
                </Button>
              </Cluster>
            )}
          </Stack>
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
