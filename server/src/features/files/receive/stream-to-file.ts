import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { DiskWriter } from '../storage/disk-writer.ts';

/** Result of reading a file from a multipart form. */
export interface StreamedFile {
  /** In bytes. */
  readonly size: number;
  /** In lowercase hexadecimal, or null if the file was not stored completely. */
  readonly sha256: string | null;
  readonly failure?: unknown;
}

/**
 * Reads a file from a multipart form to its end and writes it to a new, flushed file at `path`, in constant memory.
 * Calls `took` with the number of bytes of each write. In three cases, only counts the remaining bytes and does not
 * write them: `path` is null, `isWithinLimits(bytes so far)` has returned false, or the disk or `took` has failed.
 * The promise does not reject in these cases, so that the caller can read the rest of the form. The promise rejects
 * if `source` throws, for example because the sender has disconnected.
 */
export async function streamToFile(
  source: AsyncIterable<Buffer>,
  path: string | null,
  isWithinLimits: (size: number) => boolean,
  took: (bytes: number) => Promise<void>,
): Promise<StreamedFile> {
  const hash = createHash('sha256');
  let failure: unknown;
  const attempt = async <Result>(action: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await action();
    } catch (error) {
      failure = error;
      return null;
    }
  };
  const file = path === null ? null : await attempt(() => open(path, 'wx', 0o600));
  const writer = file && new DiskWriter(file, 0, took);
  let size = 0;
  let isWhole = file !== null;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      isWhole &&= isWithinLimits(size);
      if (!writer || !isWhole) continue;
      hash.update(chunk);
      await attempt(() => writer.add(chunk));
      isWhole = failure === undefined;
    }
    if (writer && isWhole) await attempt(() => writer.end());
  } finally {
    await writer?.settled();
    await file?.close();
  }
  return { size, sha256: isWhole && failure === undefined ? hash.digest('hex') : null, failure };
}
