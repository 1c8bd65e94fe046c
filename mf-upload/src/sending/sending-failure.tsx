import type { SendError } from '@title24/remote-kit/browser';
import { FailureNotice } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { ContactLinks } from '../confirmation/contact-links.tsx';

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
      reason={failure.message}
      onRetry={onRetry}
    >
      <p>
        Nothing you typed or chose is lost. You can also <ContactLinks />.
      </p>
    </FailureNotice>
  );
}
