import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';

/** Replaces the login form if it cannot be loaded. */
export function LoginPageLink() {
  const config = useShellState((state) => state.config);
  return (
    <p>
      We couldn’t load the form.{' '}
      <a href={siteLinks(config).login} target="_blank" rel="noopener">
        Log in in a new tab
      </a>
    </p>
  );
}
