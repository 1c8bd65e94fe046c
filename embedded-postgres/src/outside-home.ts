import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownerFile } from './home-record.ts';
import { stopOrphanedServer } from './orphaned-server.ts';
import { makeEnterable } from './reach.ts';

/**
 * Creates a new folder below `outside` for a database.
 * @returns the path for the cluster in the new folder
 */
export async function makeOutsideHome(outside: string): Promise<string> {
  await makeEnterable(outside);
  await removeAbandonedHomes(outside);
  const home = path.join(outside, randomBytes(8).toString('hex'));
  await makeEnterable(home);
  return path.join(home, 'postgresql');
}

/**
 * Removes each database whose recorded data folder does not exist, but only if the folder's path is below the system's
 * temporary folder, as in trials and tests. Below other paths, a missing data folder may be on a disk that is only
 * temporarily unavailable.
 */
async function removeAbandonedHomes(outside: string): Promise<void> {
  for (const name of await readdir(outside)) {
    const home = path.join(outside, name);
    const cluster = path.join(home, 'postgresql');
    const dataDir = await readFile(ownerFile(cluster), 'utf8').catch(() => null);
    if (!dataDir?.startsWith(tmpdir() + path.sep) || existsSync(dataDir)) continue;
    await stopOrphanedServer(cluster);
    await rm(home, { recursive: true, force: true });
  }
}
