import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './failure-notice.module.css';

export interface FailureNoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** The reason, worded for visitors. */
  reason?: ReactNode;
  /** Adds a 'Try again' button. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Other ways to continue, such as a phone number. */
  children?: ReactNode;
}

/** Replaces a part of the page that failed to load. */
export function FailureNotice({
  title = 'This part of the page could not be loaded',
  reason,
  onRetry,
  retryLabel = 'Try again',
  className,
  children,
  ...rest
}: FailureNoticeProps) {
  return (
    <Alert {...rest} tone="danger" title={title} className={classNames(styles.notice, className)}>
      {reason && <p>{reason}</p>}
      {children}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Alert>
  );
}
