import { useLogin } from '@title24/remote-kit/runtime';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { ButtonLink } from '@title24/ui';
import { useState } from 'react';
import { paths } from '../account-paths.ts';
import { FormLinks } from '../form/form-links.tsx';
import { withNext } from '../navigation/next-page.ts';
import { useAccountPageData } from '../page-data.ts';
import { LoginForm } from './login-form.tsx';
import { pageFor, useLeave } from './use-leave.ts';

/** Renders the login form or, for logged-in visitors, links to continue or log out. */
export function LoginStep({ next }: { readonly next: string | null }) {
  const leave = useLeave(next);
  const served = useAccountPageData()?.login ?? loggedOut;
  const live = useLogin();
  const login = live.status ? live : served;
  // While the next page loads, the form must stay, because the links for logged-in visitors would otherwise flash.
  const [isLeaving, setIsLeaving] = useState(false);

  function start(login: LoginStatus): void {
    setIsLeaving(true);
    leave(login);
  }

  if (login.status && !isLeaving) {
    return (
      <>
        <p>You are logged in.</p>
        <p>
          <ButtonLink href={pageFor(login, next)}>Continue</ButtonLink>
        </p>
        <FormLinks links={[[paths.logout, 'Log out']]} />
      </>
    );
  }
  return (
    <>
      <LoginForm next={next} onLogin={start} />
      <FormLinks
        links={[
          [withNext(paths.register, next), 'Create an account'],
          [paths.resetPassword, 'I forgot my password'],
        ]}
      />
    </>
  );
}
