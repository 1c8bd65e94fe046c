import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryDataDir {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/**
 * Creates a data folder for a test. Other users may enter it, as the database user must if the tests run as root; a
 * folder from mkdtemp is closed, and each test would have to copy the database programs.
 */
export async function temporaryDataDir(): Promise<TemporaryDataDir> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'title24-test-'));
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
