import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies a stopped site's data folder, and preserves the owners of the files. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  // Node's own copy function does not preserve file owners.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
