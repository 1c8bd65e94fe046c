import { currentLink } from './current-link.ts';
import { servicesMenu } from './site-links.ts';
import { Submenu } from './submenu.tsx';
import { useShellState } from './use-shell-state.ts';

/** The Services submenu (checklist N1). */
export function ServicesMenu() {
  const navLinks = useShellState((state) => state.config.navLinks);
  const location = useShellState((state) => state.location);
  return (
    <Submenu label="Services">
      {servicesMenu.map(({ key, label }) => (
        <li key={key}>
          <a href={navLinks[key]} aria-current={currentLink(navLinks[key], location)}>
            {label}
          </a>
        </li>
      ))}
    </Submenu>
  );
}
