import { chevronIcon, Icon } from '@title24/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './navigation-bar.module.css';

interface Props {
  readonly label: string;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** Renders a submenu that opens on a click or key press, even without JavaScript. */
export function Submenu({ label, children }: Props) {
  const pathname = useShellState((state) => state.location.pathname);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (pathname) menu.current?.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    const ends = new AbortController();
    const close = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      // A link to the current page must close the submenu too.
      const isLink = type === 'click' && target.closest('a') !== null;
      if (isLink || !menu.current?.contains(target)) menu.current?.removeAttribute('open');
    };
    for (const type of ['click', 'focusin']) document.addEventListener(type, close, { signal: ends.signal });
    return () => ends.abort();
  }, []);

  return (
    <details
      ref={menu}
      className={styles.submenu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        // Escape must not close the surrounding menu.
        event.preventDefault();
        event.stopPropagation();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.link}>
        {label} <Icon path={chevronIcon} size="small" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
