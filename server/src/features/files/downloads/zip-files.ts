import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { OpenedFile } from '../owners/file-owner.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { zipEntryNames } from './zip-entry-names.ts';

interface Zipped {
  readonly name: string;
  readonly at: Date;
  readonly files: readonly Pick<OpenedFile, 'name' | 'folder' | 'storedName' | 'size'>[];
  readonly storage: FileStorage;
}

/**
 * Returns the stream of a ZIP with the given files, and the ZIP's size in bytes. The ZIP is generated while it is sent.
 * It adds no compression, because plans are already compressed. The size is therefore known in advance.
 */
export async function zipOf({ name, at, files, storage }: Zipped): Promise<{
  readonly content: Readable;
  readonly size: number;
}> {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  const names = zipEntryNames(files.map((file) => file.name));
  for (const [index, { folder, storedName, size }] of files.entries()) {
    zip.addReadStreamLazy(
      `${name}/${names[index]}`,
      { size, compress: false, mtime: at, mode: 0o100644 },
      (give) => {
        storage.read(folder, storedName).then(
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
