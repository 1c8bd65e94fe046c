import { siteLinks } from '@title24/shared-domain';
import { type ComponentType, useEffect, useState } from 'react';
import { useShellState } from '../store/use-shell-state.ts';
import { accountMenu, loadAccountMenu } from './account-menu.loader.ts';
import { LoginLink } from './login-link.tsx';
import styles from './navigation-bar.module.css';

/** The login button or, for a logged-in visitor, the My Account menu (N2). */
export function AccountPlace() {
  const isLoggedIn = useShellState((state) => state.login.status);
  return isLoggedIn ? <LoadedAccountMenu /> : <LoginLink />;
}

function LoadedAccountMenu() {
  const config = useShellState((state) => state.config);
  const [menu, setMenu] = useState<{ Menu: ComponentType } | 'failed' | null>(() => {
    const Menu = accountMenu();
    return Menu && { Menu };
  });
  const isMissing = menu === null;

  useEffect(() => {
    if (!isMissing) return;
    loadAccountMenu().then(
      (Menu) => setMenu({ Menu }),
      () => setMenu('failed'),
    );
  }, [isMissing]);

  if (menu === null) return null;
  if (menu !== 'failed') return <menu.Menu />;
  return (
    <a className={styles.link} href={siteLinks(config).myAccount}>
      My Account
    </a>
  );
}
