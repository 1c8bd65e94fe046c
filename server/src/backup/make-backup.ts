import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FileMissingError, type FileStorage } from '../features/files/storage/file-storage.ts';
import { type BlobStore, blobKey } from '../platform/composition/registry/store/blob-store.ts';
import { appliedMigrations } from '../platform/db/check-migrations.ts';
import { syncFolder } from '../platform/files/sync-folder.ts';
import { BackupError } from './backup-error.ts';
import {
  type BlobCopy,
  backupPaths,
  type FileCopy,
  type Manifest,
  type TableCopy,
  unfinished,
  writeManifest,
} from './manifest.ts';
import { Measured } from './measured.ts';
import { storedFiles } from './stored-files.ts';
import { rowsOf, sequencesOf, tablesOf, withSnapshot } from './tables.ts';

export interface Source {
  readonly connectionString: string;
  readonly storage: FileStorage;
  readonly blobs: BlobStore;
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Copies a site, which may be running, into a new folder inside `to`: first a snapshot of the database rows, then the
 * uploaded files that the rows refer to, then the files of published parts. Omits unfinished uploads and files with
 * malware. The folder gets its final name once everything is on disk.
 * @throws BackupError if the database is empty, or if an uploaded file is missing or damaged, unless its row
 * was removed during the backup
 */
export async function makeBackup(source: Source, to: string, now: Date): Promise<Backup> {
  const takenAt = now.toISOString();
  const folder = path.resolve(to, `site-${takenAt.replaceAll(/[:.]/g, '-')}`);
  const begun = folder + unfinished;
  const places = backupPaths(begun);
  for (const name of ['tables', 'files', 'blobs'])
    await mkdir(path.join(begun, name), { recursive: true, mode: 0o700 });

  const { named, ...rows } = await withSnapshot(source.connectionString, async (client) => {
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
    const tables: TableCopy[] = [];
    for (const table of await tablesOf(client)) {
      const { lines, ...written } = await write(rowsOf(client, table), places.table(table), [createGzip()]);
      tables.push({ ...table, columns: [...table.columns], rows: lines, ...written });
    }
    return { migrations, tables, sequences: await sequencesOf(client), named: await storedFiles(client) };
  });

  const files: FileCopy[] = [];
  const missing: FileCopy[] = [];
  for (const file of named) {
    await mkdir(path.dirname(places.file(file)), { recursive: true, mode: 0o700 });
    const copied = await source.storage.read(file.folder, file.storedName).then(
      (content) => write(content, places.file(file)),
      (error: unknown) => {
        if (error instanceof FileMissingError) return null;
        throw error;
      },
    );
    if (copied?.sha256 === file.sha256) files.push(file);
    else missing.push(file);
  }
  await refuseLost(source, missing);

  const manifest: Manifest = { format: 1, takenAt, ...rows, files, blobs: await copyBlobs(source, places) };
  await writeManifest(begun, manifest);
  for (const entry of await readdir(begun, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  await syncFolder(begun);
  await rename(begun, folder);
  await syncFolder(path.dirname(folder));
  return { folder, manifest };
}

/** Throws BackupError if a row still names one of the missing or damaged files. */
async function refuseLost({ connectionString }: Source, missing: readonly FileCopy[]): Promise<void> {
  if (missing.length === 0) return;
  const key = ({ folder, storedName }: FileCopy) => `${folder}/${storedName}`;
  const now = new Set((await withSnapshot(connectionString, storedFiles)).map(key));
  const lost = missing.map(key).filter((file) => now.has(file));
  if (lost.length === 0) return;
  throw new BackupError(
    `${lost.length} files that the database names are missing or damaged, such as ${lost.slice(0, 3).join(', ')}. Restore them from an earlier backup, and back up again.`,
  );
}

async function copyBlobs({ blobs }: Source, places: ReturnType<typeof backupPaths>): Promise<BlobCopy[]> {
  const copied: BlobCopy[] = [];
  for await (const { integrity } of blobs.list()) {
    const content = await blobs.read(integrity);
    if (!content) continue;
    const key = blobKey(integrity);
    const { size, sha256 } = await write(Readable.from([content]), places.blob({ key }));
    copied.push({ integrity, key, size, sha256 });
  }
  return copied;
}

async function write(
  content: Readable,
  file: string,
  through: NodeJS.ReadWriteStream[] = [],
): Promise<{ size: number; lines: number; sha256: string }> {
  const measured = new Measured();
  await pipeline([
    content,
    measured,
    ...through,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  ]);
  return { size: measured.size, lines: measured.lines, sha256: measured.sha256() };
}
