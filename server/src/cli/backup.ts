import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/make-backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { moveDatabase } from '../backup/move-database.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { IncomingFolders } from '../features/files/storage/incoming-folders.ts';
import { openStorage } from '../features/files/storage/open-storage.ts';
import { siteClock } from '../platform/clock/clock.ts';
import { openBlobStore } from '../platform/composition/registry/store/open-blob-store.ts';
import { recordBackup } from '../platform/data-dir/last-backup.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { commandLine, runCommand, UsageError } from './run-command.ts';

const usage = `Usage:
  ${commandLine('backup')} create --to /var/backups      copies a site, which may be running
  ${commandLine('backup')} verify --from FOLDER          reads all of a backup, and says whether it is whole
  ${commandLine('backup')} restore --from FOLDER         fills an empty database and store
  ${commandLine('backup')} move-database --to URL        copies the embedded database into an empty one; the site is stopped`;

await runCommand(async ({ settings }) => {
  const { command, to, from } = readArguments();
  if (command === 'create' && to) {
    const now = siteClock.now();
    const { folder, manifest } = await withConnection(settings, 'tool', async (connectionString) =>
      makeBackup({ connectionString, ...(await stores(settings)) }, to, now),
    );
    await recordBackup(settings.dataDir, now);
    return `${folder} has ${contents(manifest)}.`;
  }
  if (command === 'verify' && from) {
    const manifest = await verifyBackup(path.resolve(from));
    return `The backup is whole: ${contents(manifest)}, as they were at ${manifest.takenAt}.`;
  }
  if (command === 'restore' && from) {
    const manifest = await withConnection(settings, 'server', async (connectionString) =>
      restoreBackup(path.resolve(from), {
        connectionString,
        ...(await stores(settings)),
        incoming: new IncomingFolders(path.join(settings.dataDir, 'uploads', 'incoming')),
      }),
    );
    return `Restored ${contents(manifest)}, as they were at ${manifest.takenAt}. Start the site.`;
  }
  if (command === 'move-database' && to && !settings.databaseUrl) {
    const tables = await withConnection(settings, 'server', (connectionString) =>
      moveDatabase(connectionString, to),
    );
    return `The new database has all ${tables} tables. Set DATABASE_URL to it, and start the site.`;
  }
  throw new UsageError(usage);
});

function readArguments() {
  const string = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      options: { to: string, from: string },
      allowPositionals: true,
    });
    return { command: positionals.length === 1 ? positionals[0] : undefined, ...values };
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
}

async function stores(settings: Settings) {
  return { storage: await openStorage(settings), blobs: await openBlobStore(settings) };
}

/** Runs `work` on the database without migrating it. The role 'server' requires exclusive use of the data folder. */
async function withConnection<Result>(
  settings: Settings,
  role: 'tool' | 'server',
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings, null, role);
  try {
    return await work(database.connectionString);
  } finally {
    await database.close();
  }
}

function contents({ tables, files, blobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...files, ...blobs].reduce((sum, { size }) => sum + size, 0);
  return `${tables.length} tables with ${rows} rows, and ${files.length + blobs.length} files with ${(bytes / 1e6).toFixed(1)} MB`;
}
