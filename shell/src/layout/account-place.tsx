import { siteLinks } from '@title24/shared-domain';
import { type ComponentType, useEffect, useState } from 'react';
import { LoginLink } from './login-link.tsx';
import styles from './navigation-bar.module.css';
import { useShellState } from './use-shell-state.ts';

/** The login button or, for a visitor who is logged in, the My Account menu (N2). */
export function AccountPlace() {
  const isLoggedIn = useShellState((state) => state.login.status);
  return isLoggedIn ? <LoadedAccountMenu /> : <LoginLink />;
}

/** The menu knows roles and their rights, which most visits never need: its code comes with the first login. */
function LoadedAccountMenu() {
  const config = useShellState((state) => state.config);
  const [menu, setMenu] = useState<{ Menu: ComponentType } | 'failed' | null>(null);

  useEffect(() => {
    import(/* webpackChunkName: "account-menu" */ './account-menu.tsx').then(
      ({ AccountMenu }) => setMenu({ Menu: AccountMenu }),
      () => setMenu('failed'),
    );
  }, []);

  if (menu === null) return null;
  if (menu !== 'failed') return <menu.Menu />;
  return (
    <a className={styles.link} href={siteLinks(config).myAccount}>
      My Account
    </a>
  );
}
