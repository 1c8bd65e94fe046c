import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartupError } from '../process/startup-error.ts';

/**
 * Creates the data folder if it is missing, and checks that it is writable. Mode 0711 lets the database's user, who is
 * not the server's if that is root, reach its subfolder, but not list the folder.
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
