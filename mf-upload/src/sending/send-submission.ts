import { type FileProgress, loadSender, type Pause, SendError } from '@title24/remote-kit/browser';
import type { RpcClient, UploadProgress } from '@title24/remote-kit/contract';
import { toFormData, type UploadValues } from '../upload-values.ts';
import { sendUntilAnswered } from './retry-policy.ts';
import { type Sender, sendFiles } from './send-files.ts';
import { type SendResult, sendForm } from './send-form.ts';

interface Options {
  /** Idempotency key, the same for all attempts to send a submission. */
  readonly key: string;
  readonly upload: RpcClient['upload'];
  readonly signal: AbortSignal;
  readonly pause: Pause;
  readonly onProgress: (progress: readonly FileProgress[]) => void;
  /** Called with the error while sending is stalled, and with null when it continues. */
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Sends the files in resumable uploads, and then the form with the upload ids. If the upload code cannot be loaded,
 * sends the files with the form. Temporary errors are retried. Rejects with {@link SendError}.
 */
export async function sendSubmission(values: UploadValues, options: Options): Promise<SendResult> {
  const sender = await loadSender().catch(() => null);
  if (!sender) return sendAsOneForm(values, options);
  const first = await sendResumably(sender, values, options);
  if (first.outcome === 'sent' || !first.errors.some(({ path }) => path === 'uploads')) return first;
  // A file is missing or incomplete on the server, so all files are sent again.
  await sender.forgetUploads(values.projectFiles);
  const second = await sendResumably(sender, values, options);
  if (second.outcome === 'sent') return second;
  // The page has no field `uploads`, so the error is shown at the file field.
  const errors = second.errors.map((error) =>
    error.path === 'uploads' ? { ...error, path: 'projectFiles' } : error,
  );
  return { ...second, errors };
}

async function sendResumably(sender: Sender, values: UploadValues, options: Options): Promise<SendResult> {
  const { projectFiles } = values;
  let ids: readonly string[];
  try {
    ids = await sendFiles(sender, projectFiles, options);
  } catch (error) {
    if (!(error instanceof SendError) || error.kind !== 'refused') throw error;
    return { outcome: 'refused', errors: [{ path: 'projectFiles', message: error.message }] };
  }
  const form = toFormData({ ...values, projectFiles: [] });
  form.append('uploads', ids.join(' '));
  const result = await sendUntilAnswered(
    () => sendForm(form, { ...options, onProgress: () => undefined }),
    options,
  );
  if (result.outcome === 'sent') await sender.forgetUploads(projectFiles);
  return result;
}

/** Sends the files with the form. The request's progress is distributed over the files in order. */
function sendAsOneForm(values: UploadValues, options: Options): Promise<SendResult> {
  const { projectFiles } = values;
  const onProgress = ({ sent }: UploadProgress) => {
    let left = sent;
    options.onProgress(
      projectFiles.map(({ size }) => {
        const own = Math.min(size, Math.max(0, left));
        left -= own;
        return { state: own === size ? 'sent' : 'sending', sent: own, speed: null } as const;
      }),
    );
  };
  return sendUntilAnswered(() => sendForm(toFormData(values), { ...options, onProgress }), options);
}
