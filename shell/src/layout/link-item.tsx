import { siteAddress, siteLinks } from '@title24/shared-domain';
import { useShellState } from '../store/use-shell-state.ts';
import { currentLink } from './current-link.ts';
import type { LinkMenu } from './site-links.ts';

interface Props {
  readonly link: LinkMenu['links'][number];
  readonly className?: string | undefined;
}

/** Renders a link of the layout as a list item. */
export function LinkItem({ link, className }: Props) {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const [href, path] =
    'key' in link
      ? [siteLinks(config)[link.key], config.navLinks[link.key]]
      : [siteAddress(config, link.path), link.path];
  return (
    <li>
      <a className={className} href={href} aria-current={currentLink(path, location)}>
        {link.label}
      </a>
    </li>
  );
}
