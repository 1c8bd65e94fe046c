import type * as Tus from 'tus-js-client';
import { resumablePath } from '../../upload-paths.ts';
import { isWorthRetrying, retryDelays } from '../retry-policy.ts';
import { SendError } from '../send-error.ts';
import { type FileProgress, notStarted, SpeedMeter } from './file-progress.ts';
import { continueEarlier, fingerprintOf } from './kept-uploads.ts';
import type { Pause } from './pause.ts';

/** What is sent again at most where the connection breaks. */
const pieceBytes = 16 * 1024 ** 2;
/** A file of at most so many bytes goes up with the request that announces it. */
const smallBytes = 256 * 1024;
/** A line on which nothing has moved for so long is taken for dead. */
const silentMs = 30_000;

interface Options {
  readonly signal: AbortSignal;
  readonly pause: Pause;
  readonly onProgress: (progress: FileProgress) => void;
  /** Is told why the tries have failed, and of null once something arrives. */
  readonly onTrouble: (trouble: SendError | null) => void;
}

/**
 * Sends a file so that it can be gone on with where it broke off, and answers the id of the upload. Tries again by itself
 * for as long as the trouble may pass, and at once when the browser is back online. Rejects with {@link SendError}.
 */
export function uploadFile(
  tus: typeof Tus,
  file: File,
  { signal, pause, onProgress, onTrouble }: Options,
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
        if (progress.state === 'retrying') onTrouble(null);
        tell({ state: 'sending', sent, speed: meter.measure(sent, movedAt) });
      },
      onShouldRetry: (error) => {
        const mayRetry = isWorthRetrying(statusOf(error));
        if (mayRetry && !pause.isOn) tell({ state: 'retrying', speed: null });
        return mayRetry;
      },
      onError: (error) => void whenTriesEnd(error),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        tell({ state: 'sent', sent: file.size, speed: null });
        settle(() => (id ? resolve(id) : reject(new SendError('server'))));
      },
    });

    /** The delays have been used up, or there is no use in another try. */
    async function whenTriesEnd(error: Error | Tus.DetailedError): Promise<void> {
      if (!isWorthRetrying(statusOf(error))) return settle(() => reject(asSendError(error)));
      const unreadable = await file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => false,
          () => true,
        );
      if (signal.aborted) return;
      if (unreadable) return settle(() => reject(new SendError('refused', 0, changedOnDisk(file))));
      tell({ state: 'retrying', speed: null });
      onTrouble(asSendError(error));
      // `goOn` is earlier where the browser notices that it is back online.
      lastResort = setTimeout(goOn, retryDelays.at(-1));
    }

    let lastResort: ReturnType<typeof setTimeout> | undefined;
    const startAgain = () => {
      clearTimeout(lastResort);
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
      clearTimeout(lastResort);
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

function changedOnDisk({ name }: File): string {
  return `${name} has changed or gone since you chose it. Remove it and choose it again`;
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
