import { classNames, closeIcon, Icon, menuIcon } from '@title24/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useShellState } from '../store/use-shell-state.ts';
import { MainLinks } from './main-links.tsx';
import styles from './navigation-bar.module.css';

const menuId = 'site-menu';

/** Media query for windows with room for the links in the bar. */
const wideWindow = '(width >= 993px)';

/** Renders the menu for narrow windows: a modal dialog, or a popover before hydration and without JavaScript. */
export function SiteMenu() {
  const pathname = useShellState((state) => state.location.pathname);
  const menu = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent): void {
    // By default, the button would also open the popover.
    event.preventDefault();
    menu.current?.hidePopover?.();
    menu.current?.showModal();
  }

  /** Closes the menu on a click outside it, on Close or on a link, including a link to the current page. */
  function close({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget || (target instanceof Element && target.closest('a, [popovertarget]')))
      closeMenu(menu.current);
  }

  useEffect(() => {
    if (pathname) closeMenu(menu.current);
  }, [pathname]);

  // A wide window hides the menu, but an open dialog would keep the page inert.
  useEffect(() => {
    const width = window.matchMedia?.(wideWindow);
    const closeWhenWide = () => width.matches && closeMenu(menu.current);
    width?.addEventListener('change', closeWhenWide);
    return () => width?.removeEventListener('change', closeWhenWide);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.hamburger}
        popoverTarget={menuId}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon path={menuIcon} />
        Menu
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape */}
      <dialog ref={menu} id={menuId} className={styles.menu} popover="auto" aria-label="Menu" onClick={close}>
        <div className={styles.sheet}>
          <button
            type="button"
            className={classNames(styles.hamburger, styles.close)}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <Icon path={closeIcon} />
            Close
          </button>
          <MainLinks />
        </div>
      </dialog>
    </>
  );
}

function closeMenu(menu: HTMLDialogElement | null): void {
  menu?.hidePopover?.();
  menu?.close();
}
