import { AccountPlace } from './account-place.tsx';
import { LinkItem } from './link-item.tsx';
import styles from './navigation-bar.module.css';
import { mainLinks } from './site-links.ts';
import { Submenu } from './submenu.tsx';

/** Renders the links of the navigation bar (N1). */
export function MainLinks() {
  return (
    <nav aria-label="Main">
      <ul className={styles.links}>
        {mainLinks.map((entry) =>
          'links' in entry ? (
            <li key={entry.label}>
              <Submenu label={entry.label}>
                {entry.links.map((link) => (
                  <LinkItem key={link.label} link={link} />
                ))}
              </Submenu>
            </li>
          ) : (
            <LinkItem key={entry.label} link={entry} className={styles.link} />
          ),
        )}
        <li>
          <AccountPlace />
        </li>
      </ul>
    </nav>
  );
}
