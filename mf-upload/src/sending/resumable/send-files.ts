import type * as Tus from 'tus-js-client';
import type { SendError } from '../send-error.ts';
import { type FileProgress, notStarted } from './file-progress.ts';
import { fingerprintOf } from './kept-uploads.ts';
import { inOneTab } from './one-tab.ts';
import type { Pause } from './pause.ts';
import { uploadFile } from './upload-file.ts';

interface Options {
  readonly signal: AbortSignal;
  readonly pause: Pause;
  /** Is told of all files, in their order, whenever one of them moves. */
  readonly onProgress: (progress: readonly FileProgress[]) => void;
  readonly onTrouble: (trouble: SendError | null) => void;
}

/** Sends files one after the other, each as {@link uploadFile} does; answers the ids of the uploads, in their order. */
export async function sendFiles(
  tus: typeof Tus,
  files: readonly File[],
  { signal, pause, onProgress, onTrouble }: Options,
): Promise<readonly string[]> {
  const progress: FileProgress[] = files.map(() => notStarted);
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const tell = (own: FileProgress) => {
      progress[index] = own;
      onProgress([...progress]);
    };
    const options = { signal, onWait: () => tell({ ...notStarted, state: 'elsewhere' }) };
    ids.push(
      await inOneTab(fingerprintOf(file), options, () =>
        uploadFile(tus, file, { signal, pause, onProgress: tell, onTrouble }),
      ),
    );
  }
  return ids;
}
