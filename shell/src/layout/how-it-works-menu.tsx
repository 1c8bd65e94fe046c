import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { currentLink } from './current-link.ts';
import { howItWorksMenu, myProjectsLink } from './site-links.ts';
import { Submenu } from './submenu.tsx';

/** The submenu with both services, the resources and, before a login, the projects (N1). */
export function HowItWorksMenu() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const isLoggedIn = useShellState((state) => state.login.status);
  const links = siteLinks(config);
  return (
    <Submenu label="How it works">
      {[...howItWorksMenu, ...(isLoggedIn ? [] : [myProjectsLink])].map(({ key, label }) => (
        <li key={key}>
          <a href={links[key]} aria-current={currentLink(config.navLinks[key], location)}>
            {label}
          </a>
        </li>
      ))}
    </Submenu>
  );
}
