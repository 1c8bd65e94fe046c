import { isPlainClick } from '@title24/remote-kit/browser';
import { useMountProps } from '@title24/remote-kit/runtime';
import { isStaff, type LoginStatus, roleOf, siteLinks } from '@title24/shared-domain';
import type { MouseEvent } from 'react';
import { announce } from '../navigation/page-announcement.ts';
import { useShellState } from '../store/use-shell-state.ts';
import { LinkItem } from './link-item.tsx';
import { Submenu } from './submenu.tsx';

/** Returns whether a login has a staff role. */
export const isStaffLogin = (login: LoginStatus): boolean => isStaff(roleOf(login));

/** Renders the My Account menu (N2). */
export function AccountMenu() {
  const config = useShellState((state) => state.config);
  const login = useShellState((state) => state.login);
  const { session } = useMountProps();
  const { logout } = siteLinks(config);

  /** Logs out without leaving the page, unless the logout page is on another site or opens in a new tab. */
  function logOut(event: MouseEvent): void {
    const leavesSite = new URL(logout, window.location.href).origin !== window.location.origin;
    if (!isPlainClick(event) || leavesSite) return;
    event.preventDefault();
    void session.end();
    announce('You’re logged out');
  }

  return (
    <Submenu label="My Account">
      <LinkItem link={{ key: 'activeProject', label: 'Edit active project' }} />
      <LinkItem link={{ key: 'myAccount', label: 'Account info' }} />
      {isStaffLogin(login) && <LinkItem link={{ key: 'admin', label: 'Admin' }} />}
      <li>
        <a href={logout} onClick={logOut}>
          Logout
        </a>
      </li>
    </Submenu>
  );
}
