import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** A folder for a test that other users may enter (0711), as the database's user must, or may not (0700). */
export async function temporaryFolder(mode: number): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'title24-test-'));
  await chmod(folder, mode);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
