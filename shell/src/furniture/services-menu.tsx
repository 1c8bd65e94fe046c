import { Icon } from '@title24/shared-ui';
import { useEffect, useRef } from 'react';
import { currentLink } from './current-link.ts';
import styles from './navigation-bar.module.css';
import { servicesMenu } from './site-links.ts';
import { useShellState } from './use-shell-state.ts';

/** The Services submenu: opens by click or key, with JavaScript or without. */
export function ServicesMenu() {
  const navLinks = useShellState((state) => state.config.navLinks);
  const location = useShellState((state) => state.location);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (location.pathname) menu.current?.removeAttribute('open');
  }, [location.pathname]);

  useEffect(() => {
    const closeOnOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open');
    };
    // A link of its own closes it too, also one to the page that shows.
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.current?.removeAttribute('open');
      else closeOnOutside(event);
    };
    document.addEventListener('click', closeOnLink);
    document.addEventListener('focusin', closeOnOutside);
    return () => {
      document.removeEventListener('click', closeOnLink);
      document.removeEventListener('focusin', closeOnOutside);
    };
  }, []);

  return (
    <details
      ref={menu}
      className={styles.submenu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        // Escape closes the submenu, and not the menu around it too.
        event.preventDefault();
        event.stopPropagation();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.link}>
        Services <Icon name="chevron" size="small" />
      </summary>
      <ul>
        {servicesMenu.map(({ key, label }) => (
          <li key={key}>
            <a href={navLinks[key]} aria-current={currentLink(navLinks[key], location)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
