import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryDataDir {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/**
 * Creates a data folder for a test, with permissions that let the database user enter it when the tests run as root.
 * With the private permissions that mkdtemp sets, each test would have to copy the database programs.
 */
export async function temporaryDataDir(parent = tmpdir()): Promise<TemporaryDataDir> {
  const dataDir = await mkdtemp(path.join(parent, 'title24-test-'));
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** On Linux, this folder is in memory. In a container, it may be small. */
const inMemory = '/dev/shm';

/**
 * Returns the folder for the database that all tests of a run copy: the one in memory if it has at least 2 GB free.
 * Copying on disk takes up to twenty times the processor time.
 */
export async function databaseParent(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= 2 * 2 ** 30 ? inMemory : tmpdir();
}
