import { Icon } from '@title24/shared-ui';
import { useEffect, useRef, useState } from 'react';
import logo from '../assets/logo.svg';
import { AccountMenu } from './account-menu.tsx';
import { currentLink } from './current-link.ts';
import { LoginLink } from './login-link.tsx';
import styles from './navigation-bar.module.css';
import { ServicesMenu } from './services-menu.tsx';
import { useShellState } from './use-shell-state.ts';

const menuId = 'site-menu';

/**
 * The navigation bar. Below 993 px its links are a popover that the hamburger opens: the browser itself tells whether
 * it is open and gives it Escape, light dismissal and the way back of focus, with JavaScript or without.
 */
export function NavigationBar() {
  const { company, navLinks } = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const isLoggedIn = useShellState((state) => state.login.status);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // A navigation closes the menu,
  useEffect(() => {
    if (location.pathname) menu.current?.hidePopover?.();
  }, [location.pathname]);

  // and so does a link to the page that shows, which is none.
  useEffect(() => {
    const element = menu.current;
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.hidePopover?.();
    };
    element?.addEventListener('click', closeOnLink);
    return () => element?.removeEventListener('click', closeOnLink);
  }, []);

  const link = (key: keyof typeof navLinks, label: string) => (
    <li>
      <a className={styles.link} href={navLinks[key]} aria-current={currentLink(navLinks[key], location)}>
        {label}
      </a>
    </li>
  );

  return (
    <div className={styles.bar}>
      <a className={styles.brand} href={navLinks.logo}>
        <img src={logo} alt="" width={36} height={36} />
        <span>{company.name}</span>
      </a>
      <button type="button" className={styles.hamburger} popoverTarget={menuId}>
        <Icon name={open ? 'close' : 'menu'} />
        Menu
      </button>
      <div
        ref={menu}
        id={menuId}
        className={styles.menu}
        popover="auto"
        onToggle={(event) => {
          // The submenu's own toggle event bubbles through React.
          if (event.target !== event.currentTarget) return;
          setOpen(event.newState === 'open');
          if (event.newState === 'open') menu.current?.querySelector('a')?.focus();
        }}
      >
        <nav aria-label="Main">
          <ul className={styles.links}>
            {link('myProjects', 'My projects')}
            <li>
              <ServicesMenu />
            </li>
            {link('resources', 'Resources')}
            {link('contactUs', 'Contact Us')}
            <li>{isLoggedIn ? <AccountMenu /> : <LoginLink />}</li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
