import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { AccountPlace } from './account-place.tsx';
import { currentLink } from './current-link.ts';
import { HowItWorksMenu } from './how-it-works-menu.tsx';
import styles from './navigation-bar.module.css';
import { helpLinks, questionLinks, type SiteLink } from './site-links.ts';

/** The links of the navigation bar (N1), in the bar itself and in the menu of narrow windows. */
export function MainLinks() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const links = siteLinks(config);

  const item = ({ key, label }: SiteLink) => (
    <li key={key}>
      <a className={styles.link} href={links[key]} aria-current={currentLink(config.navLinks[key], location)}>
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label="Main">
      <ul className={styles.links}>
        {questionLinks.map(item)}
        <li>
          <HowItWorksMenu />
        </li>
        {helpLinks.map(item)}
        <li>
          <AccountPlace />
        </li>
      </ul>
    </nav>
  );
}
