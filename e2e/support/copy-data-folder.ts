import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Copies the data folder of a stopped site into an empty folder, preserving the file owners. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  // Uses `cp`, because Node's own copy function does not preserve file owners.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
