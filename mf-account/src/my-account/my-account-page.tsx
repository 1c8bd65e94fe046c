import { useLogin } from '@title24/shared-config/runtime';
import { usePageOfForms } from '../page-data.ts';
import { LiveAccount } from './live-account.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { ServedAccount } from './served-account.tsx';
import { useLapse } from './use-lapse.ts';

/** 'Account info' of the My Account menu. */
export function MyAccountPage() {
  const isLoggedIn = useLogin().status;
  const hasLapsed = useLapse();
  const served = usePageOfForms();
  if (isLoggedIn || hasLapsed) return <LiveAccount />;
  if (served?.account)
    return <ServedAccount account={served.account} submissions={served.submissions ?? []} />;
  return <LoginNeeded />;
}
