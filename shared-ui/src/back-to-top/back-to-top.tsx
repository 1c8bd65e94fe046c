import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './back-to-top.module.css';
import { scrollToTop } from './scroll-to-top.ts';

export interface BackToTopProps {
  label?: string | undefined;
  /** Pixels from the right and lower edge of the window. */
  right?: number | undefined;
  bottom?: number | undefined;
  /** Shows once the page is scrolled further than so many pixels. */
  threshold?: number | undefined;
  /** Milliseconds that the way up takes; none at all for readers who want less motion. */
  durationMs?: number | undefined;
  /** The element that gets the focus at the top; without it the page itself. */
  targetId?: string | undefined;
}

/**
 * A button that leads back to the top of a long page (P5: past 600, 30 px right, 40 px bottom, 500 ms). It is not
 * there while a form is filled in, nor in a window so low that it would cover much of it.
 */
export function BackToTop({
  label = 'Voltar ao topo',
  right = 30,
  bottom = 40,
  threshold = 600,
  durationMs = 500,
  targetId,
}: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const show = (focused: EventTarget | null) =>
      setShown(window.scrollY > threshold && !isBeingFilledIn(focused));
    const look = () => show(document.activeElement);
    // While the focus moves, the document does not know yet where it goes.
    const lookAhead = (event: FocusEvent) => show(event.relatedTarget);
    look();
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookAhead);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookAhead);
    };
  }, [threshold]);

  // From script, as the page's policy forbids style attributes.
  useEffect(() => {
    button.current?.style.setProperty('--from-right', `${right}px`);
    button.current?.style.setProperty('--from-bottom', `${bottom}px`);
  }, [right, bottom]);

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      hidden={!shown}
      onClick={() => {
        focusTop(targetId);
        scrollToTop(durationMs);
      }}
    >
      <Icon name="arrow-up" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** Whether somebody is filling in a form control: its error or price must not be covered. */
function isBeingFilledIn(focused: EventTarget | null): boolean {
  return focused instanceof Element && focused.matches('input, textarea, select, [contenteditable="true"]');
}

function focusTop(targetId: string | undefined): void {
  const target = (targetId && document.getElementById(targetId)) || document.body;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
