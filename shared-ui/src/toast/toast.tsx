import type { ReactNode } from 'react';
import { toneIcon } from '../alert/tone-icon.ts';
import { useTimeout } from '../alert/use-timeout.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../tone.ts';
import styles from './toast.module.css';

export interface ToastProps {
  /** What happened; null shows nothing. Keep the toast in the page, so that its live region is there before the words are. */
  message: ReactNode | null;
  tone?: Tone | undefined;
  /** Milliseconds for which it stays; longer while the pointer or the focus is on it. */
  durationMs: number;
  /** The time is over: the caller sets `message` to null. */
  onDone: () => void;
}

/** A short message over the page. Never the only place of something that must be read: it goes away. */
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
      <Icon name={toneIcon[tone]} />
      <span>{message}</span>
    </div>
  );
}
