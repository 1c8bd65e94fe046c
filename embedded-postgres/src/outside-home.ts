import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOrphanedServer } from './orphaned-server.ts';

/**
 * Name of a file beside each outside cluster. The file contains the path of the data folder to which the cluster
 * belongs.
 */
const ownerFile = 'data-folder';

/**
 * Creates a folder below `outside` for the database of `dataDir`. A cluster from an earlier, removed data folder at
 * the same path is set aside.
 * @returns the path for the cluster in the new folder
 */
export async function makeOutsideHome(dataDir: string, outside: string): Promise<string> {
  const home = path.join(outside, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const cluster = path.join(home, 'postgresql');
  await mkdir(home, { recursive: true, mode: 0o711 });
  await removeAbandonedHomes(outside, home);
  await writeFile(path.join(home, ownerFile), dataDir);
  if (existsSync(cluster)) {
    await stopOrphanedServer(cluster);
    await rename(cluster, `${cluster}.of-removed-data-folder-${Date.now()}`);
  }
  return cluster;
}

/**
 * Removes the databases of deleted data folders, but only of those below the system's temporary folder, where trials
 * and tests leave databases behind. All other databases stay, because the disk with the data folder may only be
 * temporarily unavailable.
 */
async function removeAbandonedHomes(outside: string, own: string): Promise<void> {
  for (const name of await readdir(outside)) {
    const home = path.join(outside, name);
    const dataDir = await readFile(path.join(home, ownerFile), 'utf8').catch(() => null);
    if (home === own || !dataDir?.startsWith(tmpdir() + path.sep) || existsSync(dataDir)) continue;
    await stopOrphanedServer(path.join(home, 'postgresql'));
    await rm(home, { recursive: true, force: true });
  }
}
