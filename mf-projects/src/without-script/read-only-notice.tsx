import { usePageAddress } from '@title24/remote-kit/runtime';
import { Alert, PageSection } from '@title24/ui';
import { loginLinks } from '../login/login-links.ts';

/** Explains what users without JavaScript cannot do with projects, and what they can still do (D1i). */
export function ReadOnlyNotice() {
  const { pathname } = usePageAddress();
  return (
    <PageSection width="text">
      <Alert title="Editing, the plan takeoff and ordering need JavaScript">
        Turn it on and <a href={loginLinks(pathname).login}>log in again</a> to use them. Without it you can
        read your projects, orders and invoices, and download files and reports.
      </Alert>
    </PageSection>
  );
}
