import type { ReactNode } from 'react';
import { toneIcon } from '../alert/tone-icon.ts';
import { useTimeout } from '../alert/use-timeout.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../tone.ts';
import styles from './toast.module.css';

export interface ToastProps {
  /** Null hides the toast. Keep the toast mounted, because its live region must exist before a message appears. */
  message: ReactNode | null;
  tone?: Tone | undefined;
  /** Milliseconds until the toast disappears. The time stops while the pointer or the focus is on the toast. */
  durationMs: number;
  /** Called after the duration. The handler must set `message` to null. */
  onDone: () => void;
}

/** A short message over the page. It disappears, so the page must show important information too. */
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
