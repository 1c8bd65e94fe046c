import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOrphanedServer } from './orphaned-server.ts';

/** Beside each cluster outside: the data folder that it belongs to. */
const ownerFile = 'data-folder';

/**
 * Makes the folder below `outside` for the database of `dataDir`, and answers where in it the cluster is to be.
 * A cluster of an earlier data folder at the same path, since removed, is kept aside.
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
 * Data folders below the system's temporary folder are there to be thrown away (trials, tests); nobody would come and
 * remove their databases. Others are kept: their disk may only be absent for the moment.
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
