import { resumablePath } from '@title24/shared-domain/full-service';
import type { DetailedError } from 'tus-js-client';

/** Chunk size in bytes. After a lost connection, at most one chunk is sent again. */
const chunkBytes = 8 * 1024 ** 2;
const smallFileBytes = 256 * 1024;
const retryDelays = [0, 1000, 3000, 8000, 15_000];

/** Thrown if an upload fails or is canceled. The message is written for the user. */
export class FileNotSentError extends Error {
  override readonly name = 'FileNotSentError';
}

interface Options {
  readonly signal: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a file in chunks. Resumes after a lost connection.
 * @returns the id of the upload, with which the file can be added to an order or a case
 * @throws FileNotSentError if the upload fails or is canceled
 */
export async function sendFile(file: File, { signal, onProgress }: Options): Promise<string> {
  const { Upload } = await import(/* webpackChunkName: "tus" */ 'tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(resumablePath, location.href).href,
      metadata: { filename: file.name },
      chunkSize: chunkBytes,
      uploadDataDuringCreation: file.size <= smallFileBytes,
      storeFingerprintForResuming: false,
      retryDelays,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onError: (error) => reject(notSent(error)),
      onSuccess() {
        // A finished upload can no longer be stopped.
        signal.removeEventListener('abort', stop);
        const id = upload.url?.split('/').at(-1);
        if (id) resolve(id);
        else reject(new FileNotSentError('The upload did not finish correctly. Try again.'));
      },
    });
    const stop = () => {
      // If the partial upload cannot be deleted, it later expires on the server.
      upload.abort(true).catch(() => undefined);
      reject(new FileNotSentError('You canceled the upload.'));
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else upload.start();
  });
}

function notSent(error: Error | DetailedError): FileNotSentError {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) {
    return new FileNotSentError('We couldn’t reach our server. Check your connection, then try again.', {
      cause: error,
    });
  }
  const said = [413, 422].includes(answer.getStatus()) ? answer.getBody().trim() : '';
  return new FileNotSentError(said || 'Our server did not accept the file. Try again.', { cause: error });
}
