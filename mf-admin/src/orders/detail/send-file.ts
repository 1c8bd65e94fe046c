import type { DetailedError } from 'tus-js-client';

/** Where files go up piece by piece (tus 1.0). */
const uploadAddress = '/uploads/files';
/** Bytes that are sent again at most if the connection breaks. */
const chunkBytes = 8 * 1024 ** 2;
const smallFileBytes = 256 * 1024;
const retryDelays = [0, 1000, 3000, 8000, 15_000];

/** A file did not go up; its message says why, and what to do. */
export class FileNotSentError extends Error {
  override readonly name = 'FileNotSentError';
}

interface Options {
  /** Stops it. */
  readonly signal: AbortSignal;
  /** Is told of the share that is there: 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file piece by piece, and goes on where the connection broke.
 * @returns the id of the upload, for whatever is to hold the file
 * @throws FileNotSentError if it was refused, stopped, or the site cannot be reached
 */
export async function sendFile(file: File, { signal, onProgress }: Options): Promise<string> {
  const { Upload } = await import(/* webpackChunkName: "tus" */ 'tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(uploadAddress, location.href).href,
      metadata: { filename: file.name },
      chunkSize: chunkBytes,
      uploadDataDuringCreation: file.size <= smallFileBytes,
      storeFingerprintForResuming: false,
      retryDelays,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onError: (error) => reject(notSent(error)),
      onSuccess() {
        // What is there belongs to whoever sent it, and is not taken back.
        signal.removeEventListener('abort', stop);
        const id = upload.url?.split('/').at(-1);
        if (id) resolve(id);
        else reject(new FileNotSentError('The site did not say where the file is. Try again.'));
      },
    });
    const stop = () => {
      // What the site keeps of it ends by itself where it cannot be told.
      upload.abort(true).catch(() => undefined);
      reject(new FileNotSentError('You stopped it.'));
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else upload.start();
  });
}

function notSent(error: Error | DetailedError): FileNotSentError {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) {
    return new FileNotSentError('We could not reach our server. Check your connection, then try again.', {
      cause: error,
    });
  }
  const said = [413, 422].includes(answer.getStatus()) ? answer.getBody().trim() : '';
  return new FileNotSentError(said || 'Our server did not take the file. Try again.', { cause: error });
}
