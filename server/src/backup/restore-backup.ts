import { createReadStream } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileStorage } from '../features/files/storage/file-storage.ts';
import type { IncomingFolders } from '../features/files/storage/incoming-folders.ts';
import type { BlobStore } from '../platform/composition/registry/store/blob-store.ts';
import { appliedMigrations } from '../platform/db/check-migrations.ts';
import { prepareDatabase, releaseMigrations } from '../platform/db/prepare-database.ts';
import { BackupError } from './backup-error.ts';
import { backupPaths, type FileCopy, type Manifest } from './manifest.ts';
import { fillTables, withClient } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

export interface Target {
  readonly connectionString: string;
  readonly storage: FileStorage;
  readonly incoming: IncomingFolders;
  readonly blobs: BlobStore;
}

/**
 * Restores a backup into an empty database and empty stores: first the files, then all rows in one transaction, so that
 * an interrupted restore can be repeated.
 * @returns the backup's manifest
 * @throws BackupError, before anything is written, if the backup is incomplete or damaged, if the database contains a
 * site's data, or if the backup's migrations are not those of this release
 */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const places = backupPaths(folder);
  await prepareEmpty(target.connectionString, manifest.migrations);
  for (const { integrity, key } of manifest.blobs)
    await target.blobs.put(integrity, await readFile(places.blob({ key })));
  const folders = new Map<string, FileCopy[]>();
  for (const file of manifest.files) folders.set(file.folder, [...(folders.get(file.folder) ?? []), file]);
  for (const [name, files] of folders) await storeFolder(target, name, files, places.file);
  await withClient(target.connectionString, (client) =>
    fillTables(client, manifest, (table, into) =>
      pipeline(createReadStream(places.table(table)), createGunzip(), into),
    ),
  );
  return manifest;
}

/**
 * Creates the tables in an empty database. An interrupted restore may already have created them.
 * @throws BackupError, before anything is written, if the database contains a site's data or unknown tables, or if
 * `migrations` are not those of this release
 */
export async function prepareEmpty(connectionString: string, migrations: readonly string[]): Promise<void> {
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const applied = await appliedMigrations(client);
    const own = releaseMigrations();
    if ((applied.length > own.length ? applied : own).join() !== migrations.join())
      throw new BackupError(
        'Another release made this data, and its tables are not those of this release. Restore or move it with the release that made it, and update afterward.',
      );
    if (rows.length === 0) return;
    const { rows: seeds } =
      applied.length > 0 ? await client.query('select 1 from seed_marks limit 1') : { rows: [1] };
    if (seeds.length > 0)
      throw new BackupError(
        'The database is not empty, and nothing was changed in it. Restore into a new database, and an empty DATA_DIR or bucket.',
      );
  });
  // The copied rows later replace the few rows that migrations insert.
  await prepareDatabase(connectionString, async () => {});
}

async function storeFolder(
  { storage, incoming }: Target,
  folder: string,
  files: readonly FileCopy[],
  placeOf: (file: FileCopy) => string,
): Promise<void> {
  await storage.discard(folder);
  await incoming.using(async (empty) => {
    for (const file of files) await copyFile(placeOf(file), path.join(empty, file.storedName));
    await storage.submit(empty, { folder, files });
  });
  await storage.commit(folder);
}
