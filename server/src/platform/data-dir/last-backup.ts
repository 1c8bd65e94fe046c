import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string) => join(dataDir, 'last-backup');

/** Records the time of a complete backup for the alert about missing backups. */
export async function recordBackup(dataDir: string, takenAt: Date): Promise<void> {
  await writeFile(fileIn(dataDir), takenAt.toISOString());
}

/** Returns the time of the last complete backup; 1970 if there is none. */
export async function lastBackup(dataDir: string): Promise<Date> {
  try {
    return new Date(await readFile(fileIn(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Date(0);
    throw error;
  }
}
