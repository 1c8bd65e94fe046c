import { useLapse, useLogin, useMountProps } from '@title24/remote-kit/runtime';
import { useState } from 'react';
import { useAccountPageData } from '../page-data.ts';
import { AccountDeleted } from './account-deleted.tsx';
import { LiveAccount } from './live-account.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { ServedAccount } from './served-account.tsx';

/** Renders the account page. */
export function MyAccountPage() {
  const isLoggedIn = useLogin().status;
  const hasLapsed = useLapse();
  const served = useAccountPageData();
  const { session } = useMountProps();
  const wasDeletedByForm = served?.form?.name === 'delete' && served.form.outcome === 'done';
  const [isDeleted, setIsDeleted] = useState(wasDeletedByForm);

  function leave(): void {
    setIsDeleted(true);
    void session.end();
  }

  if (isDeleted && !isLoggedIn) return <AccountDeleted />;
  if (isLoggedIn || hasLapsed) return <LiveAccount onDeleted={leave} />;
  if (served?.account)
    return <ServedAccount account={served.account} submissions={served.submissions ?? []} />;
  return <LoginNeeded />;
}
