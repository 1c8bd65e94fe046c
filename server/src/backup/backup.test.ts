import { readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LocalStorage } from '../features/files/storage/local-storage.ts';
import { emptyDatabase, type SeededDataDir, seededDataDir } from '../platform/db/testing/seeded-data-dir.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, makeBackup } from './make-backup.ts';
import { backupPaths, type Manifest, unfinished, writeManifest } from './manifest.ts';
import { moveDatabase } from './move-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { TestSite } from './testing/test-site.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const sites: TestSite[] = [];
let folder: string;

async function openSite(data: Promise<SeededDataDir>): Promise<TestSite> {
  const made = await TestSite.open(await data);
  sites.push(made);
  folder = path.join(made.data.dataDir, 'backups');
  return made;
}

afterEach(async () => {
  for (const each of sites.splice(0)) await each.close();
});

const contentsOf = ({ takenAt: _, files, ...rest }: Manifest) => ({
  ...rest,
  files: files.map(({ storedName }) => storedName).sort(),
});

test('moving a database copies all rows', async () => {
  const site = await openSite(seededDataDir());
  await site.sendPlans();
  const other = await openSite(emptyDatabase());
  await moveDatabase(site.parts.connectionString, other.parts.connectionString);
  const [one, two] = [
    await makeBackup(site.parts, folder, now),
    await makeBackup({ ...other.parts, storage: site.parts.storage }, folder, new Date(0)),
  ];
  expect(contentsOf(two.manifest)).toEqual(contentsOf(one.manifest));
});

test('a backup fails if a file is missing or damaged, unless its row was removed during the backup', async () => {
  const site = await openSite(seededDataDir());
  const reference = await site.sendPlans();
  const [storedName = ''] = await readdir(path.join(site.data.dataDir, 'uploads', reference));
  const stored = path.join(site.data.dataDir, 'uploads', reference, storedName);
  for (const harm of [() => writeFile(stored, 'changed'), () => rm(stored)]) {
    await harm();
    await expect(makeBackup(site.parts, folder, now)).rejects.toThrow(
      `1 files that the database names are missing or damaged, such as ${reference}/${storedName}.`,
    );
    await rm(folder, { recursive: true });
  }
  const { storage } = site.parts;
  const removing = Object.assign(storage, {
    read: async () => {
      await site.client.query('delete from submissions');
      return LocalStorage.prototype.read.call(storage, reference, 'gone.pdf');
    },
  });
  const { manifest } = await makeBackup({ ...site.parts, storage: removing }, folder, now);
  expect(manifest.files).toEqual([]);
});

describe('restoring', () => {
  let made: Backup;
  let other: TestSite;

  beforeEach(async () => {
    const site = await openSite(seededDataDir());
    await site.sendPlans();
    made = await makeBackup(site.parts, folder, now);
    other = await openSite(emptyDatabase());
  });

  const tableCount = async () =>
    (await other.client.query(`select 1 from pg_tables where schemaname = 'public'`)).rowCount;

  test.each<[string, (places: ReturnType<typeof backupPaths>, backup: Backup) => Promise<void>, string]>([
    ['a truncated table', (places) => truncate(places.table({ name: 'help_items' }), 200), 'help_items.gz'],
    [
      'a missing file',
      (places, { manifest }) => rm(places.file(manifest.files[0] ?? { folder: '', storedName: '' })),
      '1 files of the backup are missing or damaged',
    ],
    [
      'a damaged manifest',
      (_, backup) => writeFile(path.join(backup.folder, 'backup.json'), '{"format": 2}'),
      'backup.json is damaged',
    ],
    [
      'a manifest path outside the backup',
      (_, { folder: at, manifest }) =>
        writeManifest(at, {
          ...manifest,
          blobs: [{ integrity: '', key: '../x', size: 0, sha256: 'a'.repeat(64) }],
        }),
      'backup.json is damaged',
    ],
    ['no manifest', (_, backup) => rm(path.join(backup.folder, 'backup.json')), 'is not a backup'],
  ])('refuses a backup with %s, and writes nothing', async (_, damage, words) => {
    await damage(backupPaths(made.folder), made);
    const restored = restoreBackup(made.folder, other.parts);
    await expect(restored).rejects.toThrow(BackupError);
    await expect(restored).rejects.toThrow(words);
    expect(await tableCount()).toBe(0);
    expect(await readdir(path.join(other.data.dataDir, 'uploads'))).toEqual([]);
  });

  test('refuses an unfinished backup', async () => {
    const cutOff = made.folder + unfinished;
    await rename(made.folder, cutOff);
    await expect(restoreBackup(cutOff, other.parts)).rejects.toThrow('was cut off');
    expect(await tableCount()).toBe(0);
  });

  test('refuses a backup with migrations of another release', async () => {
    await writeManifest(made.folder, { ...made.manifest, migrations: ['f'.repeat(64)] });
    await expect(restoreBackup(made.folder, other.parts)).rejects.toThrow(
      'Restore or move it with the release that made it',
    );
    expect(await tableCount()).toBe(0);
  });

  test('does not replace the rows of an existing site', async () => {
    const used = await openSite(seededDataDir());
    const reference = await used.sendPlans();
    await expect(restoreBackup(made.folder, used.parts)).rejects.toThrow('The database is not empty');
    const { rows } = await used.client.query('select reference from submissions');
    expect(rows).toEqual([{ reference }]);
  });
});
