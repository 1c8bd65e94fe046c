import { siteAddress, siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { AccountPlace } from './account-place.tsx';
import { currentLink } from './current-link.ts';
import styles from './navigation-bar.module.css';
import { type LinkMenu, mainLinks } from './site-links.ts';
import { Submenu } from './submenu.tsx';

/** Renders the links of the navigation bar (N1). In narrow windows, they are in a menu. */
export function MainLinks() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const links = siteLinks(config);

  const item = (link: LinkMenu['links'][number], className?: string) => {
    const [href, path] =
      'key' in link
        ? [links[link.key], config.navLinks[link.key]]
        : [siteAddress(config, link.path), link.path];
    return (
      <li key={link.label}>
        <a className={className} href={href} aria-current={currentLink(path, location)}>
          {link.label}
        </a>
      </li>
    );
  };
  return (
    <nav aria-label="Main">
      <ul className={styles.links}>
        {mainLinks.map((entry) =>
          'links' in entry ? (
            <li key={entry.label}>
              <Submenu label={entry.label}>{entry.links.map((link) => item(link))}</Submenu>
            </li>
          ) : (
            item(entry, styles.link)
          ),
        )}
        <li>
          <AccountPlace />
        </li>
      </ul>
    </nav>
  );
}
