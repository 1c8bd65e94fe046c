import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@title24/embedded-postgres/process-state';
import * as v from 'valibot';
import { explainFileError, StartupError } from '../process/startup-error.ts';

/** A server, or a command that opens the database when no server is running. */
export type DataDirRole = 'server' | 'tool';

export interface DataDirLock {
  release(): Promise<void>;
}

const holderSchema = v.object({ pid: v.number(), role: v.picklist(['server', 'tool']) });
export type DataDirHolder = v.InferOutput<typeof holderSchema>;

/**
 * Locks the data folder for this process, or returns the holder of the lock. An unknown holder gets the pid 0
 * and the role 'tool'.
 *
 * An operating system lock (SQLite's exclusive lock on an empty file) is released when its process ends. A pid
 * file alone would not suffice: its pid can be outdated or reused, and two processes can read it at once. The pid
 * file only tells people and other processes which process holds the lock.
 * @throws StartupError if a lock file cannot be used
 */
export async function takeDataDir(dataDir: string, role: DataDirRole): Promise<DataDirLock | DataDirHolder> {
  const holderFile = path.join(dataDir, 'lock.json');
  const lock = openLock(path.join(dataDir, 'lock'));
  try {
    // Nothing is written to the file, so no journal file is needed.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw unusable(dataDir, error);
    return (await readHolder(holderFile)) ?? { pid: 0, role: 'tool' };
  }
  try {
    await rm(holderFile, { force: true });
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, role }));
  } catch (error) {
    lock.close();
    throw explainFileError(error);
  }
  return {
    async release() {
      await rm(holderFile, { force: true });
      if (lock.isOpen) lock.close();
    },
  };
}

/**
 * Locks the data folder like {@link takeDataDir}. If a tool holds the lock, waits up to `ms` milliseconds for its
 * release.
 */
export async function takeDataDirAfterTools(
  dataDir: string,
  role: DataDirRole,
  ms: number,
): Promise<DataDirLock | DataDirHolder> {
  const deadline = performance.now() + ms;
  for (;;) {
    const taken = await takeDataDir(dataDir, role);
    if ('release' in taken || taken.role === 'server' || performance.now() > deadline) return taken;
    await sleep(50);
  }
}

/** Returns the startup error for a data folder that another process uses. */
export function dataDirInUse(dataDir: string, { pid, role }: DataDirHolder): StartupError {
  const holder = role === 'server' ? 'another running server' : 'another running command';
  return new StartupError(
    `The data folder ${dataDir} is in use by ${holder}${pid ? ` (process ${pid})` : ''}. ` +
      'Stop it, or set DATA_DIR to another folder.',
  );
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw unusable(path.dirname(file), error);
  }
}

/**
 * Returns the holder of the lock; null if the file is missing or invalid, or names a dead process. The file can name a
 * dead process even while the lock is held, because a new holder takes the lock before it writes the file.
 */
async function readHolder(file: string): Promise<DataDirHolder | null> {
  try {
    const holder = v.parse(holderSchema, JSON.parse(await readFile(file, 'utf8')));
    return isAlive(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

function unusable(dataDir: string, cause: unknown): StartupError {
  return new StartupError(
    `The data folder ${dataDir} cannot be locked. Check that it is writable and on a local disk, or set DATA_DIR to another folder.`,
    { cause },
  );
}

function isLocked(error: unknown): boolean {
  return (Number((error as { errcode?: unknown }).errcode) & 0xff) === 5;
}
