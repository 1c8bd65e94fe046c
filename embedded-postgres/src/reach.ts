import { execFile } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { program } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';

/**
 * Returns whether the database user can enter a folder. The check runs as that user, so that it covers access lists,
 * mount options and the modes of all parent folders.
 */
export function canEnter(user: DatabaseUser, folder: string): Promise<boolean> {
  return succeeds(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
}

/** Creates a folder that every user can enter, even under a strict umask. */
export async function makeEnterable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
}

/** Returns whether the database user can run the programs and read their files. */
export async function canUse(user: DatabaseUser, binaries: PostgresBinaries): Promise<boolean> {
  const catalogue = path.join(binaries.folder, 'share', 'postgresql', 'postgres.bki');
  return (
    (await succeeds(user, '/bin/sh', ['-c', 'test -r "$1"', 'sh', catalogue])) &&
    (await succeeds(user, program(binaries, 'postgres'), ['--version']))
  );
}

function succeeds(user: DatabaseUser, file: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd: '/', env: {}, ...user }, (error) => resolve(error === null));
  });
}
