import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';

/** Replaces a login form that cannot be loaded or has broken. */
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
