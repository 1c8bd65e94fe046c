import { copyDataFolder } from './copy-data-folder.ts';
import { type TemporaryDataDir, temporaryDataDir } from './temporary-data-dir.ts';

/**
 * Creates a data folder for a test that is not about a first start. In a whole run it is a copy of the one that was made once
 * for all (scripts/checks/jest-run.mjs), with a database that is initialized, migrated and seeded: a fifth of the time.
 * Where Jest was started by hand it is empty, and the first start fills it.
 */
export async function seededDataDir(): Promise<TemporaryDataDir> {
  const folder = await temporaryDataDir();
  const seeded = process.env.TITLE24_SEEDED_DATA_DIR;
  if (seeded) await copyDataFolder(seeded, folder.dataDir);
  return folder;
}
