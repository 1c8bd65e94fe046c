import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../../../files/sync-folder.ts';

/** Suffix of files that are being written. */
export const unfinished = '.tmp';

/** Writes a file atomically and durably: even after a crash, it has the old or the new content. */
export async function writeWhole(target: string, content: Uint8Array, mode?: number): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}${unfinished}`;
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true, mode });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
}
