import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder, which is deleted after all tests of the file. */
export function folderForTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'title24-kit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
