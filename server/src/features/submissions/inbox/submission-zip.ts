import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { submissionFiles } from '../submissions.table.ts';
import type { SubmissionStorage } from '../uploads/storage/submission-storage.ts';
import { zipEntryNames } from './zip-entry-names.ts';

interface Zipped {
  readonly reference: string;
  readonly receivedAt: Date;
  readonly files: readonly Pick<typeof submissionFiles.$inferSelect, 'name' | 'storedName' | 'size'>[];
  readonly storage: SubmissionStorage;
}

/**
 * Returns all files as one ZIP, generated while it is sent: one file is read at a time, and none is compressed,
 * because plans are compressed already. The size in bytes is therefore known before the first byte.
 */
export async function zipOf({ reference, receivedAt, files, storage }: Zipped): Promise<{
  readonly content: Readable;
  readonly size: number;
}> {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  const names = zipEntryNames(files.map(({ name }) => name));
  for (const [index, { storedName, size }] of files.entries()) {
    zip.addReadStreamLazy(
      `${reference}/${names[index]}`,
      { size, compress: false, mtime: receivedAt, mode: 0o100644 },
      (give) => {
        storage.read(reference, storedName).then(
          (stream) => give(null, stream),
          (error: unknown) => give(error, null as never),
        );
      },
    );
  }
  const size = await new Promise<number>((resolve) => {
    zip.end(undefined, resolve as () => void);
  });
  return { content, size };
}
