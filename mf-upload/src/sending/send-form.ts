import type { SubmissionError, SubmissionReceipt } from '@title24/shared-domain/full-service';
import { submitPath } from '../upload-paths.ts';
import { SendError } from './send-error.ts';

export type SendResult =
  | { readonly outcome: 'sent'; readonly receipt: SubmissionReceipt }
  /** Something has to be changed first. */
  | { readonly outcome: 'refused'; readonly errors: readonly SubmissionError[] };

/** How far the sending is, in bytes; `total` is 0 while it is not known. */
export interface SendProgress {
  readonly sent: number;
  readonly total: number;
}

interface Options {
  /** The same for each try of one submission, so that it is never taken twice. */
  readonly key: string;
  readonly onProgress: (progress: SendProgress) => void;
  readonly signal: AbortSignal;
}

/** Sends the form. XMLHttpRequest, as fetch tells nothing of the progress of what is sent. Rejects with {@link SendError}. */
export function sendForm(form: FormData, { key, onProgress, signal }: Options): Promise<SendResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', submitPath);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      const result = parseAnswer(request.status, request.responseText);
      if (result) resolve(result);
      else reject(new SendError('server', request.status));
    };
    request.onerror = () => reject(new SendError('offline'));
    request.onabort = () => reject(new SendError('stopped'));
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

function parseAnswer(status: number, text: string): SendResult | null {
  try {
    const answer = JSON.parse(text);
    if (status === 201 && typeof answer.reference === 'string') return { outcome: 'sent', receipt: answer };
    if ([413, 422].includes(status) && Array.isArray(answer.errors)) {
      return { outcome: 'refused', errors: answer.errors };
    }
  } catch {
    // Not from our server: a proxy's page.
  }
  return null;
}
