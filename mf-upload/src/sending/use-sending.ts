import { type FileProgress, Pause, SendError } from '@title24/remote-kit/browser';
import { useMountProps } from '@title24/remote-kit/runtime';
import { useRef, useState } from 'react';
import type { UploadValues } from '../upload-values.ts';
import type { SendResult } from './send-form.ts';
import { sendSubmission } from './send-submission.ts';

/** Outcome of an attempt to send. */
export type SendOutcome = SendResult | { readonly outcome: 'stopped' } | { readonly outcome: 'failed' };

/**
 * Returns the progress and errors of sending, and functions that start, pause and cancel it. `send` must not be called
 * while `isActive` returns true.
 */
export function useSending() {
  const { rpc } = useMountProps();
  const [progress, setProgress] = useState<readonly FileProgress[]>([]);
  const [isPaused, setIsPaused] = useState(false);
  const [failure, setFailure] = useState<SendError | null>(null);
  const [retryError, setRetryError] = useState<SendError | null>(null);
  const current = useRef<{ readonly abort: AbortController; readonly pause: Pause } | null>(null);

  async function send(values: UploadValues, key: string): Promise<SendOutcome> {
    const pause = new Pause();
    const abort = new AbortController();
    current.current = { abort, pause };
    setFailure(null);
    setProgress([]);
    setRetryError(null);
    setIsPaused(false);
    try {
      return await sendSubmission(values, {
        key,
        upload: rpc.upload,
        signal: abort.signal,
        pause,
        onProgress: setProgress,
        onRetryError: setRetryError,
      });
    } catch (error) {
      const problem = error instanceof SendError ? error : new SendError('server');
      if (problem.kind === 'stopped') return { outcome: 'stopped' };
      console.error('The files were not sent', error);
      setFailure(problem);
      return { outcome: 'failed' };
    } finally {
      current.current = null;
    }
  }

  return {
    send,
    isActive: () => current.current !== null,
    stop: () => current.current?.abort.abort(),
    pause(isOn: boolean): void {
      setIsPaused(isOn);
      current.current?.pause.set(isOn);
    },
    isPaused,
    progress,
    /** Error of the last attempt; null once a new attempt has started. */
    failure,
    clearFailure: () => setFailure(null),
    /** Error for which sending is being retried, or null. */
    retryError,
  };
}
