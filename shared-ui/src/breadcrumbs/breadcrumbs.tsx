import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the last item, which is the current page. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly Crumb[];
}

/** Shows the path from the home page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest} className={classNames(styles.breadcrumbs, className)}>
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
