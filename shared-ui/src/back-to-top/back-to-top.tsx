import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { arrowUpIcon } from '../icon/icons.ts';
import styles from './back-to-top.module.css';
import { scrollToTop } from './scroll-to-top.ts';

export interface BackToTopProps {
  label?: string | undefined;
  /** `right` and `bottom` are pixels from the window's edges. A bottom bar's height is added to `bottom`. */
  right?: number | undefined;
  bottom?: number | undefined;
  /** Scroll position in pixels beyond which the button is shown. */
  threshold?: number | undefined;
  /** Duration of the scrolling in milliseconds. Ignored with reduced motion. */
  durationMs?: number | undefined;
  /** Id of the element that receives the focus. Defaults to the body. */
  targetId?: string | undefined;
}

/**
 * A button that scrolls a long page to the top. Hidden in short windows and while a form is being filled in. The
 * defaults follow P5.
 */
export function BackToTop({
  label = 'Back to top',
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
    // During a focus change, `document.activeElement` is not the new element yet.
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

  // The content security policy forbids style attributes, so a script sets the distances.
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
      <Icon path={arrowUpIcon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** Returns whether a form is being filled in. The button could then cover the form's errors, price and terms. */
function isBeingFilledIn(focused: EventTarget | null): boolean {
  return (
    focused instanceof Element &&
    focused.closest('form, input, textarea, select, [contenteditable="true"]') !== null
  );
}

function focusTop(targetId: string | undefined): void {
  const target = (targetId && document.getElementById(targetId)) || document.body;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
