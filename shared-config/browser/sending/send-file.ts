import { unfinishedUploadHours } from '@title24/shared-domain';
import { resumablePath, uploadChunkBytes } from '@title24/shared-domain/full-service';
import { type DetailedError, defaultOptions, Upload } from 'tus-js-client';
import { BucketTrust, DirectStack } from './direct-stack.ts';
import { type FileProgress, notStarted, SpeedMeter } from './file-progress.ts';
import { Pause } from './pause.ts';
import { retryDelays, SendError } from './send-error.ts';
import { withTabLock } from './tab-lock.ts';

/** Files of at most this many bytes are sent in the request that creates their upload. */
const smallFileBytes = 256 * 1024;
/** Milliseconds without progress until the connection of a request counts as lost. */
const stalledAfterMs = 30_000;

const trust = new BucketTrust();

const uploadLifetimeMs = unfinishedUploadHours * 3_600_000;

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FileProgress) => void;
  readonly pause?: Pause;
  /**
   * When retries after all of the `retryDelays` have failed, this function is called with the error, and later retries
   * repeat the last delay. When the upload continues, the function is called with null. Without this function, the
   * upload fails instead.
   */
  readonly onRetryError?: (error: SendError | null) => void;
  /** Whether a canceled upload can be resumed, even after a reload. If false, canceling deletes it on the server. */
  readonly isKept?: boolean;
}

/**
 * Sends a file in a resumable upload, and resumes an earlier upload of the same file. Temporary errors are retried
 * after a delay, or as soon as the browser is back online. The same file is sent by only one tab at a time.
 * Rejects with {@link SendError}.
 * @returns the id of the upload
 */
export function sendFile(file: File, options: SendOptions): Promise<string> {
  const { signal, onProgress } = options;
  const onWait = () => onProgress({ ...notStarted, state: 'elsewhere' });
  return withTabLock(fingerprintOf(file), { signal, onWait }, () => sendInThisTab(file, options));
}

function sendInThisTab(
  file: File,
  { signal, onProgress, pause = new Pause(), onRetryError, isKept = true }: SendOptions,
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

    const stack = new DirectStack(trust);
    const upload = new Upload(file, {
      endpoint: new URL(resumablePath, location.href).href,
      metadata: { filename: file.name },
      fingerprint: async () => fingerprintOf(file),
      chunkSize: uploadChunkBytes,
      uploadDataDuringCreation: file.size <= smallFileBytes,
      storeFingerprintForResuming: isKept,
      retryDelays: [...retryDelays],
      httpStack: stack,
      onAfterResponse: (_, response) => stack.readOffer(response),
      onBeforeRequest: () => {
        movedAt = Date.now();
      },
      onProgress: (sent) => {
        movedAt = Date.now();
        if (progress.state === 'retrying') onRetryError?.(null);
        report({ state: 'sending', sent, speed: meter.measure(sent, movedAt) });
      },
      onShouldRetry: (error) => {
        movedAt = Number.POSITIVE_INFINITY;
        const mayRetry = asSendError(error).isTemporary && (onRetryError !== undefined || navigator.onLine);
        if (mayRetry && !pause.isOn && !signal.aborted) report({ state: 'retrying', speed: null });
        return mayRetry;
      },
      onError: (error) => void onRetriesExhausted(asSendError(error)),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        report({ state: 'sent', sent: file.size, speed: null });
        settle(() => (id ? resolve(id) : reject(new SendError('server'))));
      },
    });

    /** Handles an error that is not worth retrying, or that remains after the last of the `retryDelays`. */
    async function onRetriesExhausted(error: SendError): Promise<void> {
      if (!error.isTemporary) return settle(() => reject(error));
      const unreadable = await file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => false,
          () => true,
        );
      if (signal.aborted || pause.isOn) return;
      if (unreadable) return settle(() => reject(new SendError('refused', 0, changedOnDisk(file))));
      if (!onRetryError) return settle(() => reject(error));
      report({ state: 'retrying', speed: null });
      onRetryError(error);
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
        onRetryError?.(null);
        restart();
      }
    });
    const resume = () => {
      if (progress.state === 'retrying') restart();
    };
    const watch = setInterval(() => {
      if (!pause.isOn && Date.now() - movedAt > stalledAfterMs) {
        trust.failed();
        report({ state: 'retrying', speed: null });
        restart();
      }
    }, 5_000);
    const stop = () => {
      // If deletion fails, the upload expires on the server.
      upload.abort(!isKept).catch(() => undefined);
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
      void (isKept ? resumeEarlierUpload(upload) : Promise.resolve()).then(() => {
        if (signal.aborted) return;
        report({ state: pause.isOn ? 'paused' : 'sending' });
        if (!pause.isOn) upload.start();
      });
  });
}

/** Returns a key that identifies a file across page loads. Browsers hide the file's path, so the key omits it. */
function fingerprintOf({ name, type, size, lastModified }: File): string {
  return `title24 ${[name, type, size, lastModified].join(' ')}`;
}

/** Makes `upload` continue the newest unexpired earlier upload of its file, if any. Does not start `upload`. */
async function resumeEarlierUpload(upload: Upload): Promise<void> {
  const earlier = await upload.findPreviousUploads().catch(() => []);
  const [newest] = earlier
    .filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < uploadLifetimeMs)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
  if (newest) upload.resumeFromPreviousUpload(newest);
}

/** Deletes the upload URLs that this browser has stored for `files`, and all expired ones. */
export async function forgetUploads(files: readonly File[]): Promise<void> {
  const { urlStorage } = defaultOptions;
  const all = (await urlStorage?.findAllUploads().catch(() => [])) ?? [];
  for (const { urlStorageKey, creationTime } of all) {
    const isOwn = files.some((file) => urlStorageKey.startsWith(`tus::${fingerprintOf(file)}::`));
    if (isOwn || Date.now() - Date.parse(creationTime) >= uploadLifetimeMs) {
      await urlStorage?.removeUpload(urlStorageKey);
    }
  }
}

function changedOnDisk({ name }: File): string {
  return `${name} has been changed or moved since you chose it. Remove it and choose it again`;
}

function asSendError(error: Error | DetailedError): SendError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (status === 0) return new SendError('offline');
  const kind = status === 413 || status === 422 ? 'refused' : 'server';
  return new SendError(kind, status, response?.getBody().trim());
}
