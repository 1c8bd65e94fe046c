import { FailureNotice } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import { failureReason } from './failure-reason.ts';
import type { SendError } from './send-error.ts';

interface Props {
  readonly failure: SendError;
  readonly onRetry: () => void;
}

/** Shows why sending failed, with a retry button and ways to get in touch. */
export function SendingFailure({ failure, onRetry }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Each new failure takes the focus.
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <FailureNotice
      ref={box}
      tabIndex={-1}
      title="Your files have not been sent"
      reason={failureReason(failure)}
      onRetry={onRetry}
    >
      <p>
        Nothing you typed or chose is lost. You can also <ContactLinks />.
      </p>
    </FailureNotice>
  );
}
