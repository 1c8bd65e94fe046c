import { siteLinks } from '@title24/shared-domain';
import type { MouseEvent } from 'react';
import { useShellState } from '../store/use-shell-state.ts';
import { useAccountParts } from './account-parts.ts';
import { currentLink } from './current-link.ts';
import styles from './navigation-bar.module.css';

/**
 * Renders the login button or, after a login, the My Account menu (N2). If the menu's code cannot be loaded, a
 * link replaces the menu.
 */
export function AccountPlace() {
  const isLoggedIn = useShellState((state) => state.login.status);
  const config = useShellState((state) => state.config);
  const parts = useAccountParts(isLoggedIn);
  if (!isLoggedIn) return <LoginLink />;
  if (parts === null) return null;
  if (parts !== 'failed') return <parts.AccountMenu />;
  return (
    <a className={styles.link} href={siteLinks(config).myAccount}>
      My Account
    </a>
  );
}

/** Renders the login button for a logged-out visitor (N2). */
function LoginLink() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  return (
    <a
      className={styles.login}
      href={siteLinks(config).login}
      aria-current={currentLink(config.navLinks.login, location)}
      onClick={rememberPage}
      onAuxClick={rememberPage}
    >
      Login
    </a>
  );
}

/** Adds the current page to the login link only on a click, because the layout does not track the query. */
function rememberPage({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const target = new URL(link.href);
  if (target.origin !== location.origin || target.pathname === location.pathname) return;
  target.searchParams.set('next', location.pathname + location.search + location.hash);
  link.href = target.href;
}
