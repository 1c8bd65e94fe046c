import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { IncomingFolders } from '../features/files/storage/incoming-folders.ts';
import { LocalStorage } from '../features/files/storage/local-storage.ts';
import { blobKey } from '../platform/composition/registry/store/blob-store.ts';
import { folderBlobStore } from '../platform/composition/registry/store/open-blob-store.ts';
import { eventually } from '../platform/db/testing/eventually.ts';
import { emptyDatabase, type SeededDataDir, seededDataDir } from '../platform/db/testing/seeded-data-dir.ts';
import { openSiteDatabase } from '../site-database.ts';
import { BackupError } from './backup-error.ts';
import { type Backup, makeBackup } from './make-backup.ts';
import { backupPaths, type Manifest, unfinished, writeManifest } from './manifest.ts';
import { moveDatabase } from './move-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const report = Buffer.from('%PDF-1.7 a report\n'.repeat(20_000));

class TestSite {
  readonly data: SeededDataDir;
  readonly client: pg.Client;

  private constructor(data: SeededDataDir, client: pg.Client) {
    this.data = data;
    this.client = client;
  }

  static async open(data: SeededDataDir): Promise<TestSite> {
    await mkdir(path.join(data.dataDir, 'uploads'), { recursive: true });
    const client = new pg.Client({ connectionString: data.databaseUrl ?? '' });
    await client.connect();
    return new TestSite(data, client);
  }

  get parts() {
    const uploads = path.join(this.data.dataDir, 'uploads');
    return {
      connectionString: this.data.databaseUrl ?? '',
      storage: new LocalStorage(uploads),
      incoming: new IncomingFolders(path.join(uploads, 'incoming')),
      blobs: folderBlobStore(this.data.dataDir),
    };
  }

  async sendPlans(): Promise<string> {
    const [id, reference, storedName] = [
      randomUUID(),
      `FS-${randomUUID().slice(0, 8)}`,
      `${randomUUID()}.pdf`,
    ];
    const { storage, incoming } = this.parts;
    await incoming.using(async (folder) => {
      await writeFile(path.join(folder, storedName), report);
      await storage.submit(folder, { folder: reference, files: [] });
    });
    await storage.commit(reference);
    const sha256 = createHash('sha256').update(report).digest('hex');
    await this.client.query(
      `with sent as (insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox)
         values ($1, $2, E'Hill\\thouse', 'new', 'Ana', 'ana@example.org', '', E'two\\nlines \\\\', false) returning id)
       insert into submission_files (id, submission_id, position, name, stored_name, media_type, size, sha256)
       select gen_random_uuid(), id, 0, 'plans.pdf', $3, 'application/pdf', $4, $5 from sent`,
      [id, reference, storedName, report.length, sha256],
    );
    return reference;
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.data.remove();
  }
}

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

test('backs up a site in use in one consistent state, and restores all of it', async () => {
  const site = await openSite(seededDataDir());
  await site.sendPlans();
  const content = Buffer.from('export const a = 1;');
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  await site.parts.blobs.put(integrity, content);
  await site.client.query("select nextval('project_numbers')");
  let isWriting = true;
  let sent = 0;
  const writing = (async () => {
    for (; isWriting; sent += 1) await site.sendPlans();
  })();
  await eventually(async () => sent > 2);
  const { manifest, folder: made } = await makeBackup(site.parts, folder, now);
  isWriting = false;
  await writing;
  const named = manifest.tables.find(({ name }) => name === 'submission_files');
  expect(named?.rows).toBe(manifest.files.length);
  expect(manifest.files.length).toBeLessThan(sent + 1);
  expect(manifest.blobs.map(({ key }) => key)).toEqual([blobKey(integrity)]);
  expect(await verifyBackup(made)).toEqual(manifest);

  const other = await openSite(emptyDatabase());
  await restoreBackup(made, other.parts);
  const again = await makeBackup(other.parts, folder, now);
  expect(contentsOf(again.manifest)).toEqual(contentsOf(manifest));
  const database = await openSiteDatabase({ ...other.data });
  await database.close();
  const { rows } = await other.client.query("select nextval('project_numbers') as number");
  expect(rows).toEqual([{ number: '100002' }]);
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

test('a backup requires each file whose row still exists', async () => {
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

  test('refuses a backup made by another release', async () => {
    await writeManifest(made.folder, { ...made.manifest, migrations: ['f'.repeat(64)] });
    await expect(restoreBackup(made.folder, other.parts)).rejects.toThrow(
      'Restore or move it with the release that made it',
    );
    expect(await tableCount()).toBe(0);
  });

  test('does not replace the rows of a site', async () => {
    const used = await openSite(seededDataDir());
    const reference = await used.sendPlans();
    await expect(restoreBackup(made.folder, used.parts)).rejects.toThrow('The database is not empty');
    const { rows } = await used.client.query('select reference from submissions');
    expect(rows).toEqual([{ reference }]);
  });
});
