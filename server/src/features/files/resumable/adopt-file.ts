import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Upload } from '@tus/server';
import type { ResumableStore } from './resumable-store.ts';

/**
 * Takes a file that came in one piece into the store, as an upload that is finished.
 * @returns the id of the upload
 * @throws QuotaError if the sender has too many bytes in uploads already
 */
export async function adoptFile(
  store: ResumableStore,
  file: string,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await store.create(new Upload({ id, size, offset: 0, metadata: { filename: name } }));
  try {
    await store.write(createReadStream(file), id, 0);
  } catch (error) {
    await store.discard([id]);
    throw error;
  }
  return id;
}
