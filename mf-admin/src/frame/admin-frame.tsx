import type { Role } from '@title24/shared-domain';
import { Container } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './admin-frame.module.css';
import { sectionsFor, toolOf } from './sections.ts';

interface Props {
  readonly path: string;
  readonly role: Role | null;
  readonly children: ReactNode;
}

/** Shows a page with the list of the role's tools. The list is absent if the role has fewer than two tools. */
export function AdminFrame({ path, role, children }: Props) {
  const shown = toolOf(path);
  const sections = sectionsFor(role);
  return (
    <Container className={styles.frame}>
      {sections.length > 1 && (
        // Browsers do not scroll to a focused link that is already partly visible.
        <nav
          aria-label="Staff tools"
          className={styles.tools}
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          <ul>
            {sections.map((link) => (
              <li key={link.path}>
                <a
                  href={link.path}
                  aria-current={link.path === shown ? (shown === path ? 'page' : 'true') : undefined}
                >
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.tool}>{children}</div>
    </Container>
  );
}
