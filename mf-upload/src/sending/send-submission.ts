import type { RpcClient, UploadProgress } from '@title24/shared-config/contract';
import { toFormData, type UploadValues } from '../form/upload-values.ts';
import type { FileProgress } from './resumable/file-progress.ts';
import { forgetUploads } from './resumable/kept-uploads.ts';
import { loadTus } from './resumable/load-tus.ts';
import type { Pause } from './resumable/pause.ts';
import { sendFiles } from './resumable/send-files.ts';
import { sendUntilAnswered } from './retry-policy.ts';
import { SendError } from './send-error.ts';
import { type SendResult, sendForm } from './send-form.ts';

interface Options {
  /** The same for each try of one submission, so that it is never taken twice. */
  readonly key: string;
  readonly upload: RpcClient['upload'];
  readonly signal: AbortSignal;
  readonly pause: Pause;
  readonly onProgress: (progress: readonly FileProgress[]) => void;
  /** Is told why sending does not move, while it tries again; of null once it moves. */
  readonly onTrouble: (trouble: SendError | null) => void;
}

/**
 * Sends the files, each so that it can be gone on with, then the form that commits them. Without the means for that (its
 * code could not be loaded) all goes in one form. Trouble that passes is waited for; rejects with {@link SendError} for any
 * other.
 */
export async function sendSubmission(values: UploadValues, options: Options): Promise<SendResult> {
  const tus = await loadTus().catch(() => null);
  if (!tus) return sendWhole(values, options);
  const first = await sendInPieces();
  if (first.outcome === 'sent' || !first.errors.some(({ path }) => path === 'uploads')) return first;
  // The server has swept a file that was sent earlier: all go anew, once.
  await forgetUploads(tus, values.projectFiles);
  return sendInPieces();

  async function sendInPieces(): Promise<SendResult> {
    const { projectFiles } = values;
    let ids: readonly string[];
    try {
      ids = await sendFiles(tus as NonNullable<typeof tus>, projectFiles, options);
    } catch (error) {
      if (!(error instanceof SendError) || error.kind !== 'refused') throw error;
      const message = error.said ?? 'A file was not accepted';
      return { outcome: 'refused', errors: [{ path: 'projectFiles', message }] };
    }
    const form = toFormData({ ...values, projectFiles: [] });
    form.append('uploads', ids.join(' '));
    const result = await sendUntilAnswered(
      () => sendForm(form, { ...options, onProgress: () => undefined }),
      options,
    );
    if (result.outcome === 'sent') await forgetUploads(tus as NonNullable<typeof tus>, projectFiles);
    return result;
  }
}

/** All in one form; how far it is, is shared out among the files in their order. */
function sendWhole(values: UploadValues, options: Options): Promise<SendResult> {
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
