import type { ReactNode } from 'react';
import { toneIcon } from '../alert/tone-icon.ts';
import { useTimeout } from '../alert/use-timeout.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../tone.ts';
import styles from './toast.module.css';

export interface ToastProps {
  /**
   * The message; null shows nothing. Keep the toast mounted, so that its live region exists before the message does.
   */
  message: ReactNode | null;
  tone?: Tone | undefined;
  /** How long the toast stays, in milliseconds; longer while the pointer or focus is on the toast. */
  durationMs: number;
  /** Called when the time is up; the caller then sets `message` to null. */
  onDone: () => void;
}

/** A short message over the page. It disappears, so never use it alone for something that must be read. */
export function Toast({ message, tone = 'success', durationMs, onDone }: ToastProps) {
  return (
    <div role="status" className={styles.region}>
      {message !== null && (
        <ToastMessage
          key={typeof message === 'string' ? message : undefined}
          {...{ message, tone, durationMs, onDone }}
        />
      )}
    </div>
  );
}

function ToastMessage({ message, tone, durationMs, onDone }: ToastProps & { tone: Tone }) {
  const hold = useTimeout(durationMs, onDone);
  return (
    <div className={classNames(styles.toast, styles[tone])} {...hold}>
      <Icon path={toneIcon[tone]} />
      <span>{message}</span>
    </div>
  );
}
