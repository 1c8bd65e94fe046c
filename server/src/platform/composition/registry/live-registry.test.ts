import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openSiteDatabase } from '../../../site-database.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../db/testing/temporary-data-dir.ts';
import { LiveRegistry } from './live-registry.ts';
import { PublishedFiles } from './published-files.ts';
import { registryState } from './registry-state.table.ts';
import { remoteReleases } from './remote-releases.table.ts';
import { remoteVersions } from './remote-versions.table.ts';
import { folderBlobStore } from './store/open-blob-store.ts';
import { registryCalls } from './testing/registry-calls.ts';
import { rollBack } from './testing/roll-back.ts';
import { VersionFiles } from './version-files.ts';

let folder: SeededDataDir;
let workspace: TemporaryDataDir;
let db: OpenDatabase;
let registry: LiveRegistry;
/** Time on the registry's clock, in milliseconds. */
let now: number;

const { published, loseStore, release } = registryCalls(() => ({
  db,
  dataDir: folder.dataDir,
  workspace: workspace.dataDir,
  registry,
}));

/** Opens the registry as a new process does. */
function open(): LiveRegistry {
  const local = new PublishedFiles(folder.dataDir);
  const files = new VersionFiles({ db, local, store: folderBlobStore(folder.dataDir) });
  const log = { warn: () => undefined, error: () => undefined };
  return new LiveRegistry({ db, files, log, monotonicMs: () => now });
}

async function served(of = registry) {
  const { remotes } = await of.current();
  return Object.fromEntries(remotes.map(({ name, metadata }) => [name, metadata.version]));
}

/** Damages a part beyond repair. */
async function lose(name: string): Promise<void> {
  await loseStore();
  await rm(join(published(), 'assets', name), { recursive: true });
}

beforeAll(async () => {
  folder = await seededDataDir();
  workspace = await temporaryDataDir();
  db = await openSiteDatabase(folder);
});
afterAll(async () => {
  await db.close();
  await folder.remove();
  await workspace.remove();
});
beforeEach(async () => {
  now = 0;
  await db.delete(remoteReleases);
  await db.delete(remoteVersions);
  registry = open();
});
afterEach(() => registry.close());

test('after a release, pages get the previous registry until the new one is read', async () => {
  await release('shell', 'first');
  const first = await release('mf-a', 'first');
  await registry.current();
  const second = await release('mf-a', 'second');
  let refreshing: Promise<void> | undefined;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${registryState} in access exclusive mode`);
    refreshing = registry.refresh();
    expect(await served()).toEqual({ 'mf-a': first });
  });
  await refreshing;
  expect(await served()).toEqual({ 'mf-a': second });
  await rollBack(db, 'mf-a');
  await registry.refresh();
  expect(await served()).toEqual({ 'mf-a': first });
});

test('without a shell, pages wait until a newly released shell is read', async () => {
  const version = await release('mf-a', 'first');
  expect((await registry.current()).host).toBeNull();
  await release('shell', 'first');
  const refreshing = registry.refresh();
  expect((await registry.current()).host).not.toBeNull();
  await refreshing;
  expect(await served()).toEqual({ 'mf-a': version });
});

test('a change that is made while the registry is read appears after the next refresh', async () => {
  await release('shell', 'first');
  await release('mf-a', 'first');
  await registry.current();
  for (const text of ['second', 'third', 'fourth']) {
    const running = registry.refresh();
    const version = await release('mf-a', text);
    await registry.refresh();
    expect(await served()).toEqual({ 'mf-a': version });
    await running;
  }
});

describe('when a live part has lost its files', () => {
  let versions: { readonly 'mf-a': string; readonly 'mf-b': string };

  beforeEach(async () => {
    await release('shell', 'first');
    const other = await release('mf-b', 'first');
    versions = { 'mf-a': await release('mf-a', 'first'), 'mf-b': other };
    await registry.current();
    await lose('mf-b');
  });

  test('a release of another part does not cause another check of the lost files within a minute', async () => {
    await rollBack(db, 'mf-a');
    await registry.refresh();
    expect(await served()).toEqual({ 'mf-b': versions['mf-b'] });
    now = 60_000;
    await registry.refresh();
    expect(await served()).toEqual({});
  });

  test("a change to the part, or a new process, causes another check of the part's files", async () => {
    expect(await served(open())).toEqual({ 'mf-a': versions['mf-a'] });
    await registry.refresh('mf-b');
    expect(await served()).toEqual({ 'mf-a': versions['mf-a'] });
  });

  test('after a notification that may have been missed, all files are checked', async () => {
    registry.forget();
    expect(await served()).toEqual({ 'mf-a': versions['mf-a'] });
  });
});
