import { siteLinks } from '@title24/shared-domain';
import { classNames } from '@title24/ui';
import logo from '../assets/logo.svg';
import { useShellState } from '../store/use-shell-state.ts';
import { useAccountParts } from './account-parts.ts';
import { AccountPlace } from './account-place.tsx';
import styles from './app-bar.module.css';
import { HeaderPhone } from './header-phone.tsx';
import { LinkItem } from './link-item.tsx';
import bar from './navigation-bar.module.css';
import { contactLink, myProjectsLink, type SiteLink } from './site-links.ts';

/** Renders the bar that replaces the navigation bar on pages with a `frame`. */
export function AppBar() {
  const config = useShellState((state) => state.config);
  const login = useShellState((state) => state.login);
  const parts = useAccountParts(login.status);
  const isStaff = parts !== null && parts !== 'failed' && parts.isStaffLogin(login);
  const work: SiteLink = isStaff ? { key: 'admin', label: 'Work' } : myProjectsLink;
  return (
    <div className={styles.bar}>
      <a className={bar.brand} href={siteLinks(config).logo} aria-label={`${config.company.name}, home`}>
        <img src={logo} alt="" width={32} height={32} />
      </a>
      <nav aria-label="Main" className={classNames(styles.links, bar.dropdowns)}>
        <ul>
          <LinkItem link={work} className={bar.link} />
          <LinkItem link={contactLink} className={bar.link} />
          <li className={styles.phone}>
            <HeaderPhone />
          </li>
          <li className={styles.account}>
            <AccountPlace />
          </li>
        </ul>
      </nav>
    </div>
  );
}
