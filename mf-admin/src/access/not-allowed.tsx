import { useConfig } from '@title24/remote-kit/runtime';
import { Alert } from '@title24/ui';

/** Replaces a tool that the user's role is not allowed to use. */
export function NotAllowed({ roleName }: { readonly roleName: string }) {
  const { navLinks } = useConfig();
  return (
    <Alert tone="warning" title="Your role doesn’t include this page">
      <p>
        You are logged in as {roleName}. Ask an administrator if you need this tool, or{' '}
        <a href={navLinks.myAccount}>go to your account</a>.
      </p>
    </Alert>
  );
}
