import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { makeEnterable } from './reach.ts';

/**
 * Copies PostgreSQL's programs to the folder `outside`, unless the same version is already there.
 * @returns the programs in `outside`
 */
export async function copyBinaries(installed: PostgresBinaries, outside: string): Promise<PostgresBinaries> {
  const folder = path.join(outside, `programs-${installed.version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await makeEnterable(outside);
    await cp(installed.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeededToRun,
    });
    await makeReadable(unfinished);
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      // If the folder exists, another starting server has already copied the programs.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      return rm(unfinished, { recursive: true });
    });
  }
  return { ...installed, folder };
}

/** Lets everyone read and run a folder's files, because under a strict umask, only their owner could. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
  }
}

/** Returns whether a file is needed to run PostgreSQL. Headers and static libraries are not. */
const isNeededToRun = (file: string) => !file.endsWith('.a') && path.basename(file) !== 'include';
