import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartupError } from '../process/startup-error.ts';

/**
 * Makes the data folder if it is missing and proves that it can be written to.
 * Others may pass through it, not list it (0711): as root the database runs as a user of its own and must reach its
 * folder below. What is secret inside has its own mode.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to. Give this user write access, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
