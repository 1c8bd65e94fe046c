import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { backupPaths, type Manifest, readManifest } from './manifest.ts';
import { Measured } from './measured.ts';

/**
 * Reads and checks an entire backup.
 * @returns its manifest
 * @throws BackupError if the backup is unfinished, incomplete or damaged
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const places = backupPaths(folder);
  const damaged: string[] = [];
  const check = async (file: string, expected: Expected, through: NodeJS.ReadWriteStream[] = []) => {
    if (!(await isWhole(file, expected, through))) damaged.push(file);
  };
  for (const table of manifest.tables) await check(places.table(table), table, [createGunzip()]);
  for (const file of manifest.files) await check(places.file(file), file);
  for (const blob of manifest.blobs) await check(places.blob(blob), blob);
  if (damaged.length > 0)
    throw new BackupError(
      `${damaged.length} files of the backup are missing or damaged, such as ${damaged.slice(0, 3).join(', ')}. Use another backup.`,
    );
  return manifest;
}

interface Expected {
  readonly size: number;
  readonly sha256: string;
  readonly rows?: number;
}

async function isWhole(
  file: string,
  { size, sha256, rows }: Expected,
  through: NodeJS.ReadWriteStream[],
): Promise<boolean> {
  const measured = new Measured();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline([createReadStream(file), ...through, measured, nowhere]);
  } catch {
    return false;
  }
  return (
    measured.size === size && measured.sha256() === sha256 && (rows === undefined || measured.lines === rows)
  );
}
