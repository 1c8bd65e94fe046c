import { siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { currentLink } from './current-link.ts';
import { servicesMenu } from './site-links.ts';
import { Submenu } from './submenu.tsx';

/** The Services submenu (N1). */
export function ServicesMenu() {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const links = siteLinks(config);
  return (
    <Submenu label="Services">
      {servicesMenu.map(({ key, label }) => (
        <li key={key}>
          <a href={links[key]} aria-current={currentLink(config.navLinks[key], location)}>
            {label}
          </a>
        </li>
      ))}
    </Submenu>
  );
}
