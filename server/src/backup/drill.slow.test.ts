import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillDemo } from '../cli/demo/fill-demo.ts';
import { eventually } from '../platform/db/testing/eventually.ts';
import { emptyDatabase, type SeededDataDir, seededDataDir } from '../platform/db/testing/seeded-data-dir.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { openSiteDatabase } from '../site-database.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { storedFiles } from './stored-files.ts';
import { TestSite } from './testing/test-site.ts';
import { verifyBackup } from './verify-backup.ts';

jest.setTimeout(300_000);

let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  site = await TestSite.open(await seededDataDir());
  other = await TestSite.open(await emptyDatabase());
});
afterAll(async () => {
  await site.close();
  await other.close();
});

/** Returns the files as paths and hashes, without unfinished uploads, which are not backed up. */
async function filesOf({ dataDir }: SeededDataDir): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const kept = files.filter((file) =>
    /^(uploads\/(?!incoming|resumable)|registry\/blobs\/)/.test(path.relative(dataDir, file)),
  );
  return Promise.all(
    kept.map(async (file) => {
      const sha256 = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return `${path.relative(dataDir, file)} ${sha256}`;
    }),
  );
}

/** Returns the files, and the rows of all tables except those of unfinished uploads. */
async function contentsOf({ client, data }: TestSite): Promise<Map<string, ReadonlySet<string>>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'resumable_%' order by 1",
  );
  const contents = new Map<string, ReadonlySet<string>>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select to_jsonb(t)::text as text from "${name}" t`,
    );
    contents.set(name, new Set(rows.map(({ text }) => text)));
  }
  return contents.set('files', new Set(await filesOf(data)));
}

const nextProjectNumber = async ({ client }: TestSite) =>
  (await client.query("select nextval('project_numbers') as number")).rows;

test('if a backup is made during writes, it restores all rows and files to another database and folder', async () => {
  const { dataDir } = site.data;
  const database = await openSiteDatabase(site.data);
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' });
  await fillDemo({ settings, database, logger: createLogger({ logLevel: 'error' }), perState: 2 });
  await database.close();
  const content = Buffer.from('export const a = 1;');
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  await site.parts.blobs.put(integrity, content);

  const before = await contentsOf(site);
  let isWriting = true;
  let sent = 0;
  const writing = (async () => {
    for (; isWriting; sent += 1) await site.sendPlans();
  })();
  await eventually(() => sent > 2);
  const sentBefore = sent;
  const { folder, manifest } = await makeBackup(site.parts, path.join(dataDir, 'backups'), new Date());
  isWriting = false;
  await writing;
  expect(sent).toBeGreaterThan(sentBefore + 2);
  const after = await contentsOf(site);
  expect(await verifyBackup(folder)).toEqual(manifest);

  await restoreBackup(folder, other.parts);
  const restored = await contentsOf(other);
  expect([...restored.keys()]).toEqual([...before.keys()]);
  for (const [kind, found] of restored) {
    const lost = [...(before.get(kind) ?? [])].filter((each) => !found.has(each));
    const unknown = [...found].filter((each) => !after.get(kind)?.has(each));
    expect([kind, lost, unknown]).toEqual([kind, [], []]);
  }
  expect(restored.get('case_events')?.size).toBeGreaterThan(50);
  // The files named in the database, and the published file that this test stored.
  expect(restored.get('files')?.size).toBe((await storedFiles(other.client)).length + 1);
  expect(await nextProjectNumber(other)).toEqual(await nextProjectNumber(site));
  await (await openSiteDatabase(other.data)).close();
});
