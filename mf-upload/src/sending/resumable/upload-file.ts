import { resumablePath } from '@title24/shared-domain/full-service';
import type * as Tus from 'tus-js-client';
import { isWorthRetrying, retryDelays } from '../retry-policy.ts';
import { SendError } from '../send-error.ts';
import { type FileProgress, notStarted, SpeedMeter } from './file-progress.ts';
import type { Pause } from './pause.ts';
import { fingerprintOf, resumeEarlierUpload } from './stored-uploads.ts';

/** Chunk size in bytes. After a lost connection, at most one chunk is sent again. */
const chunkBytes = 16 * 1024 ** 2;
/** Maximum size in bytes of a file that is sent in the request that creates its upload. */
const smallFileBytes = 256 * 1024;
/** Milliseconds without progress until the connection of a request counts as lost. */
const stalledAfterMs = 30_000;

interface Options {
  readonly signal: AbortSignal;
  readonly pause: Pause;
  readonly onProgress: (progress: FileProgress) => void;
  /**
   * Called with the error when the retry after the last of the `retryDelays` fails. Later retries repeat the last
   * delay. Called with null when the upload continues.
   */
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Sends a file in a resumable upload. Temporary errors are retried after a delay, or as soon as the browser is back
 * online. Rejects with {@link SendError}.
 * @returns the id of the upload
 */
export function uploadFile(
  tus: typeof Tus,
  file: File,
  { signal, pause, onProgress, onRetryError }: Options,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const meter = new SpeedMeter();
    let progress = notStarted;
    /** Time of the last progress; infinite while no request is pending. */
    let movedAt = Number.POSITIVE_INFINITY;
    const report = (change: Partial<FileProgress>) => {
      progress = { ...progress, ...change };
      onProgress(progress);
    };

    const upload = new tus.Upload(file, {
      endpoint: new URL(resumablePath, location.href).href,
      metadata: { filename: file.name },
      fingerprint: async () => fingerprintOf(file),
      chunkSize: chunkBytes,
      uploadDataDuringCreation: file.size <= smallFileBytes,
      retryDelays,
      onBeforeRequest: () => {
        movedAt = Date.now();
      },
      onProgress: (sent) => {
        movedAt = Date.now();
        if (progress.state === 'retrying') onRetryError(null);
        report({ state: 'sending', sent, speed: meter.measure(sent, movedAt) });
      },
      onShouldRetry: (error) => {
        movedAt = Number.POSITIVE_INFINITY;
        const mayRetry = isWorthRetrying(statusOf(error));
        if (mayRetry && !pause.isOn) report({ state: 'retrying', speed: null });
        return mayRetry;
      },
      onError: (error) => void onRetriesExhausted(error),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        report({ state: 'sent', sent: file.size, speed: null });
        settle(() => (id ? resolve(id) : reject(new SendError('server'))));
      },
    });

    /** Handles an error that is not worth retrying, or that remains after the last of the `retryDelays`. */
    async function onRetriesExhausted(error: Error | Tus.DetailedError): Promise<void> {
      if (!isWorthRetrying(statusOf(error))) return settle(() => reject(asSendError(error)));
      const unreadable = await file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => false,
          () => true,
        );
      if (signal.aborted || pause.isOn) return;
      if (unreadable) return settle(() => reject(new SendError('refused', 0, changedOnDisk(file))));
      report({ state: 'retrying', speed: null });
      onRetryError(asSendError(error));
      // Runs earlier if the browser comes back online.
      retryTimer = setTimeout(resume, retryDelays.at(-1));
    }

    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(retryTimer);
      movedAt = Number.POSITIVE_INFINITY;
      void upload.abort().then(() => {
        if (!signal.aborted && !pause.isOn) upload.start();
      });
    };
    const unsubscribe = pause.listen((isOn) => {
      report({ state: isOn ? 'paused' : 'sending', speed: null });
      if (isOn) void upload.abort();
      else {
        onRetryError(null);
        restart();
      }
    });
    const resume = () => {
      if (progress.state === 'retrying') restart();
    };
    const watch = setInterval(() => {
      if (!pause.isOn && Date.now() - movedAt > stalledAfterMs) {
        report({ state: 'retrying', speed: null });
        restart();
      }
    }, 5_000);
    const stop = () => {
      void upload.abort();
      settle(() => reject(new SendError('stopped')));
    };
    function settle(outcome: () => void): void {
      clearInterval(watch);
      clearTimeout(retryTimer);
      unsubscribe();
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', stop);
      outcome();
    }

    window.addEventListener('online', resume);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else
      void resumeEarlierUpload(upload).then(() => {
        if (signal.aborted) return;
        report({ state: pause.isOn ? 'paused' : 'sending' });
        if (!pause.isOn) upload.start();
      });
  });
}

function changedOnDisk({ name }: File): string {
  return `${name} has been changed or moved since you chose it. Remove it and choose it again`;
}

function statusOf(error: Error | Tus.DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function asSendError(error: Error | Tus.DetailedError): SendError {
  const status = statusOf(error);
  if (status === 0) return new SendError('offline');
  const message = 'originalResponse' in error ? error.originalResponse?.getBody().trim() : undefined;
  return new SendError(status === 413 || status === 422 ? 'refused' : 'server', status, message);
}
