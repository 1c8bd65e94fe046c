import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { useAccountParts } from './account-parts.ts';
import { LoginLink } from './login-link.tsx';
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
