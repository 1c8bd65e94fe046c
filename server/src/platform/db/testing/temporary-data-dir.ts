import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryDataDir {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/**
 * Creates a data folder that the PostgreSQL server's user may enter when tests run as root. Without this permission,
 * which mkdtemp does not give, the database would be kept outside of the folder.
 */
export async function temporaryDataDir(parent = tmpdir()): Promise<TemporaryDataDir> {
  const dataDir = await mkdtemp(path.join(parent, 'title24-test-'));
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A folder that is in memory on Linux, and can be small in a container. */
const inMemory = '/dev/shm';

/**
 * Returns the folder for the test run's database: in memory if 2 GB are free there. Tests copy the database, and a copy
 * on disk takes up to twenty times the processor time.
 */
export async function databaseParent(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= 2 * 2 ** 30 ? inMemory : tmpdir();
}
