import { useMountProps } from '@title24/remote-kit/runtime';
import { useRef, useState } from 'react';
import type { UploadValues } from '../upload-values.ts';
import type { FileProgress } from './resumable/file-progress.ts';
import { Pause } from './resumable/pause.ts';
import { SendError } from './send-error.ts';
import type { SendResult } from './send-form.ts';
import { sendSubmission } from './send-submission.ts';

/** How an attempt to send ended. */
export type SendOutcome = SendResult | { readonly outcome: 'stopped' } | { readonly outcome: 'failed' };

/** One upload at a time: its progress, how to pause and cancel it, and why it failed. */
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
    /** Why the last attempt failed, until the next one. */
    failure,
    clearFailure: () => setFailure(null),
    /** Why sending is stalled, while it is being retried. */
    retryError,
  };
}
