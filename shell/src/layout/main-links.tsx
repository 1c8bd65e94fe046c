import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { AccountPlace } from './account-place.tsx';
import { currentLink } from './current-link.ts';
import styles from './navigation-bar.module.css';
import { ServicesMenu } from './services-menu.tsx';

/** The links of the navigation bar (N1), in the bar itself and in the menu of narrow windows. */
export function MainLinks() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const links = siteLinks(config);

  const link = (key: keyof typeof links, label: string) => (
    <li>
      <a className={styles.link} href={links[key]} aria-current={currentLink(config.navLinks[key], location)}>
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label="Main">
      <ul className={styles.links}>
        {link('myProjects', 'My projects')}
        <li>
          <ServicesMenu />
        </li>
        {link('resources', 'Resources')}
        {link('contactUs', 'Contact Us')}
        <li>
          <AccountPlace />
        </li>
      </ul>
    </nav>
  );
}
