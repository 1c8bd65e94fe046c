import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import styles from './dialog.module.css';
import { DialogBody } from './dialog-body.tsx';

export interface DialogProps {
  open: boolean;
  /**
   * Called when the user closes the dialog with its button or Escape, or the browser closes it. The handler must set
   * `open` to false.
   */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /** Shows the title only to screen readers. */
  hideTitle?: boolean | undefined;
  /** 'small' for questions, 'medium' (default) for forms, 'large' for long texts. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons that stay visible at the bottom. */
  footer?: ReactNode;
  closeLabel?: string | undefined;
  /** Defaults to the title, so that reading starts at the top. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keeps the content of a closed dialog, including entered text. */
  keepContent?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog. While it is open, the rest of the page is inert and does not scroll. Closing restores the focus.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle,
  size = 'medium',
  footer,
  closeLabel = 'Close',
  initialFocus,
  keepContent,
  className,
  id,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open, initialFocus]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, styles[size], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The close event is asynchronous, so the dialog may already be open again.
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
        // After a prevented Escape, browsers close a dialog at the next Escape without asking. Therefore the dialog is
        // shown again, and `onClose` decides whether it stays open.
        event.currentTarget.showModal();
        onClose();
      }}
    >
      {(open || keepContent) && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className={hideTitle ? 'visually-hidden' : styles.title}
            >
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon path={closeIcon} size="small" />
              {closeLabel}
            </button>
          </header>
          <DialogBody titleId={titleId}>{children}</DialogBody>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
