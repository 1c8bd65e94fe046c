import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartupError } from '../process/startup-error.ts';

/**
 * Creates the data folder if it is missing, and checks that it is writable. If the server runs as root, the database
 * runs as another user, and this user must reach the database files. So mode 0711 lets other users pass through the
 * folder, but not list it.
 * @throws StartupError if the folder cannot be created or written to
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
