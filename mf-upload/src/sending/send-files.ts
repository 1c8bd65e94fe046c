import {
  type FileProgress,
  type loadSender,
  notStarted,
  type Pause,
  type SendError,
} from '@title24/remote-kit/browser';

export type Sender = Awaited<ReturnType<typeof loadSender>>;

interface Options {
  readonly signal: AbortSignal;
  readonly pause?: Pause;
  /** Called after each change with the progress of all files, in the order of the files. */
  readonly onProgress: (progress: readonly FileProgress[]) => void;
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Sends the files one by one. Rejects with {@link SendError}.
 * @returns the upload ids, in the order of the files
 */
export async function sendFiles(
  { sendFile }: Sender,
  files: readonly File[],
  options: Options,
): Promise<readonly string[]> {
  const progress: FileProgress[] = files.map(() => notStarted);
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const onProgress = (own: FileProgress) => {
      progress[index] = own;
      options.onProgress([...progress]);
    };
    ids.push(await sendFile(file, { ...options, onProgress }));
  }
  return ids;
}
