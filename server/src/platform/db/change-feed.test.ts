import { eq, sql } from 'drizzle-orm';
import { products } from '../../features/catalog/products.table.ts';
import { helpItems } from '../../features/help/help-items.table.ts';
import { openSiteDatabase } from '../../site-database.ts';
import { remoteReleases } from '../composition/registry/remote-releases.table.ts';
import { remoteVersions } from '../composition/registry/remote-versions.table.ts';
import { type ChangeFeed, startChangeFeed } from './change-feed.ts';
import { connect, type OpenDatabase } from './database.ts';
import { eventually } from './testing/eventually.ts';
import { type SeededDataDir, seededDataDir } from './testing/seeded-data-dir.ts';

jest.setTimeout(120_000);

let folder: SeededDataDir;
let database: OpenDatabase;
let feed: ChangeFeed;
let warnings: string[];
let registryChanges: number;

beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder);
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});
beforeEach(async () => {
  warnings = [];
  registryChanges = 0;
  feed = await startChangeFeed(database.connectionString, { warn: (_, message) => warnings.push(message) });
  feed.onRegistryChange(() => registryChanges++);
});
afterEach(() => feed.close());

test('each change to content raises the revision of all change feeds', async () => {
  const other = await startChangeFeed(database.connectionString, { warn: () => {} });
  const before = feed.revision() ?? 0;
  await database.update(products).set({ name: 'A' }).where(eq(products.sku, '1001'));
  await eventually(() => feed.revision() === before + 1 && other.revision() === before + 1);
  await database.delete(helpItems).where(eq(helpItems.id, 'a-1'));
  await eventually(() => feed.revision() === before + 2 && other.revision() === before + 2);
  await other.close();
  expect(registryChanges).toBe(0);
});

test('a rolled-back change does not raise the revision', async () => {
  const before = feed.revision();
  await expect(
    database.transaction(async (transaction) => {
      await transaction.update(products).set({ name: 'B' });
      throw new Error('never mind');
    }),
  ).rejects.toThrow('never mind');
  await database
    .insert(remoteVersions)
    .values({ name: 'mf-x', version: '0', descriptor: {}, files: {}, blobs: {}, renderBundle: false });
  await eventually(() => registryChanges === 1);
  expect(feed.revision()).toBe(before);
});

test('publishing, releasing and withdrawing a version notify registry listeners', async () => {
  await database
    .insert(remoteVersions)
    .values({ name: 'mf-x', version: '1', descriptor: {}, files: {}, blobs: {}, renderBundle: true });
  await eventually(() => registryChanges === 1);
  await database.insert(remoteReleases).values({ name: 'mf-x', version: '1' });
  await eventually(() => registryChanges === 2);
  await database.update(remoteReleases).set({ withdrawnAt: new Date() });
  await eventually(() => registryChanges === 3);
});

test('a catch-up detects a change before its notification arrives', async () => {
  const before = feed.revision() ?? 0;
  await database.update(products).set({ name: 'D' }).where(eq(products.sku, '1001'));
  await feed.catchUp();
  expect(feed.revision()).toBe(before + 1);
});

test('a broken connection is restored, and missed changes are detected', async () => {
  const before = feed.revision() ?? 0;
  const other = connect(database.connectionString);
  await other.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select revision from data_revision%'`,
  );
  await eventually(() => feed.revision() === null);
  await other.update(products).set({ name: 'C' }).where(eq(products.sku, '1001'));
  await other.$client.end();
  await eventually(() => feed.revision() === before + 1);
  expect(registryChanges).toBe(1);
  expect(warnings).toHaveLength(1);
});

test('a closed change feed has the revision null', async () => {
  await feed.close();
  expect(feed.revision()).toBeNull();
  expect(warnings).toEqual([]);
});
