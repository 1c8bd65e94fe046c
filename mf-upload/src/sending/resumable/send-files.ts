import type * as Tus from 'tus-js-client';
import type { SendError } from '../send-error.ts';
import { type FileProgress, notStarted } from './file-progress.ts';
import type { Pause } from './pause.ts';
import { fingerprintOf } from './stored-uploads.ts';
import { withTabLock } from './tab-lock.ts';
import { uploadFile } from './upload-file.ts';

interface Options {
  readonly signal: AbortSignal;
  readonly pause: Pause;
  /** Called after each change with the progress of all files, in the order of the files. */
  readonly onProgress: (progress: readonly FileProgress[]) => void;
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Sends the files one by one with {@link uploadFile}.
 * @returns the upload ids, in the order of the files
 */
export async function sendFiles(
  tus: typeof Tus,
  files: readonly File[],
  { signal, pause, onProgress, onRetryError }: Options,
): Promise<readonly string[]> {
  const progress: FileProgress[] = files.map(() => notStarted);
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const report = (own: FileProgress) => {
      progress[index] = own;
      onProgress([...progress]);
    };
    const options = { signal, onWait: () => report({ ...notStarted, state: 'elsewhere' }) };
    ids.push(
      await withTabLock(fingerprintOf(file), options, () =>
        uploadFile(tus, file, { signal, pause, onProgress: report, onRetryError }),
      ),
    );
  }
  return ids;
}
