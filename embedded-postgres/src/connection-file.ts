import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the path of the file (mode 0600) with the running server's connection string. Command line tools of the same
 * installation read this file.
 */
const connectionFile = (dataDir: string) => path.join(dataDir, 'database-connection');

/** Writes the connection string to a file that only the current user can read. */
export async function writeConnectionFile(dataDir: string, connectionString: string): Promise<void> {
  const file = connectionFile(dataDir);
  await writeFile(`${file}.new`, connectionString, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Deletes the connection file if it exists. */
export const removeConnectionFile = (dataDir: string) => rm(connectionFile(dataDir), { force: true });

/**
 * Reads the connection string of a data folder's database server. After a server was killed, its connection string
 * remains until the next start.
 * @returns null if no connection string appears within `withinMs` milliseconds
 */
export async function readConnectionFile(dataDir: string, withinMs: number): Promise<string | null> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const text = await readFile(connectionFile(dataDir), 'utf8').catch(() => null);
    if (text || Date.now() > deadline) return text;
    await sleep(50);
  }
}
