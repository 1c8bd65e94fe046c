import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder of a test. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a folder for a test that other users can enter (0711), as the database user must, or cannot (0700). */
export async function temporaryFolder(mode: number): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'title24-test-'));
  await chmod(folder, mode);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
