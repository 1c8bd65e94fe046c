import { SendError } from '@title24/remote-kit/browser';
import type { RpcClient, UploadProgress } from '@title24/remote-kit/contract';
import type { SubmissionError, SubmissionReceipt } from '@title24/shared-domain/full-service';
import { submitPath } from '../upload-paths.ts';

export type SendResult =
  | { readonly outcome: 'sent'; readonly receipt: SubmissionReceipt }
  /** The form was refused because of its fields or files. */
  | { readonly outcome: 'refused'; readonly errors: readonly SubmissionError[] };

interface Options {
  /** Idempotency key, the same for all attempts to send a submission. */
  readonly key: string;
  readonly upload: RpcClient['upload'];
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Milliseconds without progress until a connection counts as lost. The server may have to store a gigabyte before it
 * responds.
 */
const silenceTimeoutMs = 120_000;

/** Sends the form. Rejects with {@link SendError}. */
export async function sendForm(
  form: FormData,
  { key, upload, onProgress, signal }: Options,
): Promise<SendResult> {
  const headers = { accept: 'application/json', 'idempotency-key': key };
  const line = new AbortController();
  const giveUp = () => line.abort();
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  let timer = setTimeout(giveUp, silenceTimeoutMs);
  const { status, text } = await upload(submitPath, form, {
    headers,
    signal: line.signal,
    onProgress(progress) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceTimeoutMs);
      onProgress(progress);
    },
  })
    .catch(() => {
      throw new SendError(signal.aborted ? 'stopped' : 'offline');
    })
    .finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  const result = parseAnswer(status, text);
  if (!result) throw new SendError('server', status);
  return result;
}

function parseAnswer(status: number, text: string): SendResult | null {
  try {
    const answer = JSON.parse(text);
    if (status === 201 && typeof answer.reference === 'string') return { outcome: 'sent', receipt: answer };
    if ([413, 422].includes(status) && Array.isArray(answer.errors)) {
      return { outcome: 'refused', errors: answer.errors };
    }
  } catch {
    // The response is not the expected JSON, for example because it comes from a proxy.
  }
  return null;
}
