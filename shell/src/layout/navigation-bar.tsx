import { siteLinks } from '@title24/shared-domain';
import logo from '../assets/logo.svg';
import { useShellState } from '../store/use-shell-state.ts';
import { HeaderPhone } from './header-phone.tsx';
import { MainLinks } from './main-links.tsx';
import styles from './navigation-bar.module.css';
import { SiteMenu } from './site-menu.tsx';

/** The navigation bar. Below 993 px its links are in a menu that the hamburger opens. */
export function NavigationBar() {
  const config = useShellState((state) => state.config);
  return (
    <div className={styles.bar}>
      <a className={styles.brand} href={siteLinks(config).logo}>
        <img src={logo} alt="" width={36} height={36} />
        <span>{config.company.name}</span>
      </a>
      <HeaderPhone />
      <SiteMenu />
      <div className={styles.wide}>
        <MainLinks />
      </div>
    </div>
  );
}
