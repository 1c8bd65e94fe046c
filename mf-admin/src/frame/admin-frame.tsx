import type { Role } from '@title24/shared-domain';
import { Container } from '@title24/ui';
import type { ReactNode } from 'react';
import styles from './admin-frame.module.css';
import { sectionsFor } from './sections.ts';

interface Props {
  readonly path: string;
  readonly role: Role | null;
  readonly children: ReactNode;
}

/** The tools of the role, beside the current one; above it if there is not enough room. */
export function AdminFrame({ path, role, children }: Props) {
  const links = [{ path: '/admin', title: 'Overview' }, ...sectionsFor(role)];
  return (
    <Container className={styles.frame}>
      <nav aria-label="Staff tools" className={styles.tools}>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tool}>{children}</div>
    </Container>
  );
}
