import type * as Tus from 'tus-js-client';
import { resumablePath } from '../../upload-paths.ts';
import { SendError } from '../send-error.ts';
import { type FileProgress, notStarted, SpeedMeter } from './file-progress.ts';
import { continueEarlier, fingerprintOf } from './kept-uploads.ts';
import type { Pause } from './pause.ts';

/** What is sent again at most where the connection breaks. */
const pieceBytes = 16 * 1024 ** 2;
/** A file of at most so many bytes goes up with the request that announces it. */
const smallBytes = 256 * 1024;
/** Milliseconds before each try; the count begins anew once something has arrived. */
const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];
/** A line on which nothing has moved for so long is taken for dead. */
const silentMs = 30_000;

interface Options {
  readonly signal: AbortSignal;
  readonly pause: Pause;
  readonly onProgress: (progress: FileProgress) => void;
}

/**
 * Sends a file so that it can be gone on with where it broke off, and answers the id of the upload. Tries again by itself,
 * and at once when the browser is back online. Rejects with {@link SendError}.
 */
export function uploadFile(
  tus: typeof Tus,
  file: File,
  { signal, pause, onProgress }: Options,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const meter = new SpeedMeter();
    let progress = notStarted;
    let movedAt = Date.now();
    const tell = (change: Partial<FileProgress>) => {
      progress = { ...progress, ...change };
      onProgress(progress);
    };

    const upload = new tus.Upload(file, {
      endpoint: new URL(resumablePath, location.href).href,
      metadata: { filename: file.name },
      fingerprint: async () => fingerprintOf(file),
      chunkSize: pieceBytes,
      uploadDataDuringCreation: file.size <= smallBytes,
      retryDelays,
      onProgress: (sent) => {
        movedAt = Date.now();
        tell({ state: 'sending', sent, speed: meter.measure(sent, movedAt) });
      },
      onShouldRetry: (error) => {
        const mayRetry = isWorthRetrying(statusOf(error));
        if (mayRetry && !pause.isOn) tell({ state: 'retrying', speed: null });
        return mayRetry;
      },
      onError: (error) => {
        // Without a network there is nothing to try; `goOn` does it once there is one.
        if (statusOf(error) === 0 && !navigator.onLine) tell({ state: 'retrying', speed: null });
        else settle(() => reject(asSendError(error)));
      },
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        tell({ state: 'sent', sent: file.size, speed: null });
        settle(() => (id ? resolve(id) : reject(new SendError('server'))));
      },
    });

    const startAgain = () => {
      movedAt = Date.now();
      void upload.abort().then(() => upload.start());
    };
    const stopListening = pause.listen((isOn) => {
      tell({ state: isOn ? 'paused' : 'sending', speed: null });
      if (isOn) void upload.abort();
      else startAgain();
    });
    const goOn = () => {
      if (progress.state === 'retrying') startAgain();
    };
    const watch = setInterval(() => {
      if (!pause.isOn && progress.state === 'sending' && Date.now() - movedAt > silentMs) {
        tell({ state: 'retrying', speed: null });
        startAgain();
      }
    }, 5_000);
    const stop = () => {
      void upload.abort();
      settle(() => reject(new SendError('stopped')));
    };
    function settle(outcome: () => void): void {
      clearInterval(watch);
      stopListening();
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      outcome();
    }

    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else
      void continueEarlier(upload).then(() => {
        if (signal.aborted) return;
        tell({ state: pause.isOn ? 'paused' : 'sending' });
        if (!pause.isOn) upload.start();
      });
  });
}

/** Trouble of the line or of the server passes; a refusal does not. 409 and 423: another request has the upload. */
function isWorthRetrying(status: number): boolean {
  return status === 0 || [409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

function statusOf(error: Error | Tus.DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function asSendError(error: Error | Tus.DetailedError): SendError {
  const status = statusOf(error);
  if (status === 0) return new SendError('offline');
  const message = 'originalResponse' in error ? error.originalResponse?.getBody().trim() : undefined;
  return status === 413 || status === 422
    ? new SendError('refused', status, message)
    : new SendError('server', status);
}
