import { Alert } from '@title24/ui';
import { useLoginLink } from './use-login-link.ts';

/** Asks staff to log in again in another tab, so that unsaved changes are not lost. */
export function LoginEnded() {
  return (
    <Alert tone="warning" role="alert" title="Your login has ended">
      <p>
        What you typed is still here.{' '}
        <a href={useLoginLink()} target="_blank" rel="noopener">
          Log in again in a new tab
        </a>
        , then come back and save.
      </p>
    </Alert>
  );
}
