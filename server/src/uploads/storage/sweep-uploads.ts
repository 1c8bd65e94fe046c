import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { isReference } from '../commit/reference.ts';
import { type UploadFolders, uncommittedMark } from './upload-folders.ts';

/**
 * Clears what a process left behind that ended in the middle of an upload; the data folder belongs to one server, so at
 * its start nothing can be on the way. Incoming files go. A submitted folder that still bears the mark goes where the
 * database does not have its submission, else it loses the mark. A folder without the mark is never touched: its
 * submission was acknowledged, and if the database does not know it, then it may be the wrong database.
 */
export async function sweepUploads(
  folders: UploadFolders,
  isCommitted: (reference: string) => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  await folders.remove(folders.incoming);
  await mkdir(folders.incoming, { recursive: true, mode: 0o700 });
  const entries = await readdir(folders.root);
  for (const reference of entries.filter(isReference)) {
    const folder = folders.of(reference);
    if (!existsSync(path.join(folder, uncommittedMark))) continue;
    if (await isCommitted(reference)) {
      await folders.commit(reference);
    } else {
      await folders.remove(folder);
      log.info({ reference }, 'removed an upload that was never acknowledged');
    }
  }
}
