import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Creates a temporary folder for a test. Other system users, such as PostgreSQL's, can enter a folder with mode 0711,
 * but not a folder with mode 0700.
 */
export async function temporaryFolder(mode: number): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'title24-test-'));
  await chmod(folder, mode);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
