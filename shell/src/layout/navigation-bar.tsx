import { siteLinks } from '@title24/shared-domain';
import { classNames } from '@title24/ui';
import logo from '../assets/logo.svg';
import { useShellState } from '../store/use-shell-state.ts';
import { HeaderPhone } from './header-phone.tsx';
import { MainLinks } from './main-links.tsx';
import styles from './navigation-bar.module.css';
import { SiteMenu } from './site-menu.tsx';

/** Renders the navigation bar. Below 993 px, a menu contains its links. */
export function NavigationBar() {
  const config = useShellState((state) => state.config);
  return (
    <div className={styles.bar}>
      <a className={styles.brand} href={siteLinks(config).logo}>
        <img src={logo} alt="" width={36} height={36} />
        <span className={styles.mark}>{markOf(config.company.name)}</span>
        <span className={styles.name}>{config.company.name}</span>
      </a>
      <HeaderPhone />
      <SiteMenu />
      <div className={classNames(styles.wide, styles.dropdowns)}>
        <MainLinks />
      </div>
    </div>
  );
}

/**
 * Returns the company's initials and 'Title 24'. A name of one word is not shortened. Narrow bars show this text.
 */
function markOf(name: string): string {
  const words = name.split(' ');
  const mark = words.length > 1 ? words.map(([initial]) => initial).join('') : name;
  return mark === '' ? 'Title 24' : `${mark} · Title 24`;
}
