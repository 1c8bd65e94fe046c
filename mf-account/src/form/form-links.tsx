import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Renders the links below a form. */
export function FormLinks({ links }: { readonly links: readonly (readonly [string, ReactNode])[] }) {
  return (
    <ul className={styles.links}>
      {links.map(([href, label]) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
