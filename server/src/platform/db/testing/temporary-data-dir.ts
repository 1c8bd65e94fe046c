import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryDataDir {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/**
 * A data folder for a test. Others may enter it, as the database's user must where the tests run as root; the ones of
 * mkdtemp are closed, which would cost each test a copy of the database's programs.
 */
export async function temporaryDataDir(): Promise<TemporaryDataDir> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'title24-test-'));
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
