import { isPlainClick } from '@title24/remote-kit/browser';
import { useMountProps } from '@title24/remote-kit/runtime';
import { isStaff, type LoginStatus, roleOf, siteLinks } from '@title24/shared-domain';
import type { MouseEvent } from 'react';
import { announce } from '../navigation/page-announcement.ts';
import { useShellState } from '../store/use-shell-state.ts';
import { currentLink } from './current-link.ts';
import { Submenu } from './submenu.tsx';

/** Returns whether a login has a staff role. */
export const isStaffLogin = (login: LoginStatus): boolean => isStaff(roleOf(login));

/** Renders the My Account submenu for a logged-in visitor (N2). */
export function AccountMenu() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const login = useShellState((state) => state.login);
  const { session } = useMountProps();
  const links = siteLinks(config);

  /**
   * Logs out without leaving the page. If the link is opened in a new tab instead, the logout page logs the visitor
   * out.
   */
  function logOut(event: MouseEvent): void {
    const leavesSite = new URL(links.logout, window.location.href).origin !== window.location.origin;
    if (!isPlainClick(event) || leavesSite) return;
    event.preventDefault();
    void session.end();
    announce('You’re logged out');
  }

  const link = (key: keyof typeof links, label: string) => (
    <li>
      <a href={links[key]} aria-current={currentLink(config.navLinks[key], location)}>
        {label}
      </a>
    </li>
  );
  return (
    <Submenu label="My Account">
      {link('activeProject', 'Edit active project')}
      {link('myAccount', 'Account info')}
      {isStaffLogin(login) && link('admin', 'Admin')}
      <li>
        <a href={links.logout} onClick={logOut}>
          Logout
        </a>
      </li>
    </Submenu>
  );
}
