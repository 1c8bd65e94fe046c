import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import tones from '../tone.module.css';
import type { Tone } from '../tone.ts';
import styles from './alert.module.css';
import { toneIcon } from './tone-icon.ts';
import { useTimeout } from './use-timeout.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Defaults to 'info'. With 'danger', the role defaults to alert, so screen readers announce the text at once. */
  tone?: Tone | undefined;
  title?: ReactNode;
  /** Adds a dismiss button. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** Milliseconds until `onDismiss` is called. Time with the pointer or focus on the alert does not count. */
  timeoutMs?: number | undefined;
}

/** A message within the page, unlike a toast. */
export function Alert({
  tone = 'info',
  title,
  onDismiss,
  dismissLabel = 'Dismiss this message',
  timeoutMs,
  className,
  children,
  ...rest
}: AlertProps) {
  const hold = useTimeout(onDismiss ? timeoutMs : undefined, onDismiss);
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      {...hold}
      className={classNames(styles.alert, tones[tone], className)}
    >
      <Icon path={toneIcon[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss}>
          <Icon path={closeIcon} label={dismissLabel} />
        </button>
      )}
    </div>
  );
}
