import { policy } from '@title24/shared-domain';
import { resumablePath } from '@title24/shared-domain/full-service';
import type { DetailedError } from 'tus-js-client';

/** Chunk size in bytes. After a lost connection, at most one chunk is sent again. */
const chunkBytes = 16 * 1024 ** 2;

/** Milliseconds before each retry. Each chunk that arrives restarts the sequence. */
const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000];

const uploadLifetimeMs = policy.retention.unfinishedUploadHours * 3_600_000;

/** What a user can do after a lost connection. */
export const notReached =
  'we couldn’t reach our server. We keep the part that has arrived for a day. Press Attach again to continue.';

/** Thrown if a file could not be sent. The message is written for the user. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
}

interface Options {
  readonly signal: AbortSignal;
  /** Called with the number of bytes uploaded so far. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Uploads a file in chunks. Resumes an earlier upload of the same file while the server keeps it, even from an earlier
 * visit. Rejects with `SendFailure`, the signal's abort reason, or an error if the upload library cannot be loaded.
 * @returns the id of the upload
 */
export async function sendFile(file: File, { signal, onProgress }: Options): Promise<string> {
  const { Upload } = await import(/* webpackChunkName: "tus" */ 'tus-js-client');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(resumablePath, location.href).href,
      metadata: { filename: file.name },
      fingerprint: async () => fingerprintOf(file),
      chunkSize: chunkBytes,
      retryDelays,
      removeFingerprintOnSuccess: false,
      onProgress,
      onError: (error) => reject(failureOf(error, file)),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        if (id) resolve(id);
        else reject(new SendFailure(`${file.name} was not sent. Please try again.`));
      },
    });
    signal.addEventListener(
      'abort',
      () => {
        void upload.abort();
        reject(signal.reason);
      },
      { once: true },
    );
    void upload
      .findPreviousUploads()
      .catch(() => [])
      .then((earlier) => {
        if (signal.aborted) return;
        const [newest] = earlier
          .filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < uploadLifetimeMs)
          .sort((one, other) => Date.parse(other.creationTime) - Date.parse(one.creationTime));
        if (newest) upload.resumeFromPreviousUpload(newest);
        upload.start();
      });
  });
}

/** Deletes a file's locally stored upload URLs, so that the next upload of the file starts from the beginning. */
export async function forgetUpload(file: File): Promise<void> {
  const { defaultOptions } = await import(/* webpackChunkName: "tus" */ 'tus-js-client');
  const { urlStorage } = defaultOptions;
  const stored = (await urlStorage?.findUploadsByFingerprint(fingerprintOf(file)).catch(() => [])) ?? [];
  for (const { urlStorageKey } of stored) await urlStorage?.removeUpload(urlStorageKey);
}

/** Identifies a file across page loads by its properties, because browsers do not expose its path. */
function fingerprintOf({ name, type, size, lastModified }: File): string {
  return `project ${[name, type, size, lastModified].join(' ')}`;
}

function failureOf(error: Error | DetailedError, { name }: File): SendFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  const serverMessage = response?.getBody().trim();
  if ((status === 413 || status === 422 || status === 507) && serverMessage)
    return new SendFailure(`${serverMessage}.`, { cause: error });
  const message =
    status === 0
      ? `${name} was not sent: ${notReached}`
      : `${name} was not sent. Please try again in a moment.`;
  return new SendFailure(message, { cause: error });
}
