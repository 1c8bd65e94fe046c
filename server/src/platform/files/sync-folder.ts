import { open } from 'node:fs/promises';

/** Flushes a folder's entries (new, renamed and removed names) to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
