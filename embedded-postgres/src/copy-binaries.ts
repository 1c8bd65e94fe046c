import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';

/** The programs, copied below `outside`, which every user can enter; copied once for each version. */
export async function copyBinaries(installed: PostgresBinaries, outside: string): Promise<PostgresBinaries> {
  const folder = path.join(outside, `programs-${installed.version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(outside, { recursive: true, mode: 0o711 });
    await cp(installed.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeededToRun,
    });
    await makeReadable(unfinished);
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      // Another server that starts for the first time was faster.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      return rm(unfinished, { recursive: true });
    });
  }
  return { ...installed, folder };
}

/** An installation under a strict umask is for its owner alone. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
  }
}

/** Not headers and static libraries. */
const isNeededToRun = (file: string) => !file.endsWith('.a') && path.basename(file) !== 'include';
