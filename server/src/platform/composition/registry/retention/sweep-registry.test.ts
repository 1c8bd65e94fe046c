import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@title24/remote-kit/registry';
import { remoteCanaries } from '../canary/remote-canaries.table.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { registryMachine } from '../testing/registry-machine.ts';
import type { VersionBlobs, VersionFiles } from '../version-files.ts';
import { sweepRegistry } from './sweep-registry.ts';

jest.setTimeout(60_000);

const machine = registryMachine();
let files: VersionFiles;
const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const days = 30;

beforeEach(async () => {
  await machine.reset();
  await machine.loseStore();
  ({ files } = machine.open());
});

const sharedBytes = 4_000;
const ownBytes = 1_000;
const shared = Buffer.alloc(sharedBytes, 'shared');
const ownOf = (version: string) => Buffer.alloc(ownBytes, `own of ${version} `);

/**
 * Stores two files of a version: a file that all versions share, and a file of this version only. With `copies`, also
 * puts them on this machine. Returns the version's row.
 */
async function publish(name: string, version: string, publishedDaysAgo: number, { copies = true } = {}) {
  const contents = { 'browser/shared.js': shared, [`browser/${version}.js`]: ownOf(version) };
  const blobs: VersionBlobs = Object.fromEntries(
    Object.entries(contents).map(([file, content]) => [
      file,
      { integrity: integrityOf(content), bytes: content.byteLength },
    ]),
  );
  for (const [file, content] of Object.entries(contents)) {
    const { integrity } = blobs[file] ?? { integrity: '' };
    if (!(await files.store.has(integrity))) await files.store.put(integrity, content);
    await age(integrity, publishedDaysAgo);
    if (copies) await files.store.linkTo?.(integrity, files.local.pathOf({ name, version }, file));
  }
  return {
    name,
    version,
    descriptor: {},
    files: {},
    blobs,
    renderBundle: false,
    publishedAt: daysAgo(publishedDaysAgo),
  };
}

/** Stores versions, and releases them in the given order. */
async function release(versions: readonly Awaited<ReturnType<typeof publish>>[]): Promise<void> {
  await machine.db.insert(remoteVersions).values([...versions]);
  await machine.db
    .insert(remoteReleases)
    .values(versions.map(({ name, version, publishedAt }) => ({ name, version, releasedAt: publishedAt })));
}

/** Backdates a blob by `ago` days. */
async function age(integrity: string, ago: number): Promise<void> {
  const key = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  const path = join(machine.dataDir, 'registry/blobs', key.slice(0, 2), key);
  await utimes(path, daysAgo(ago), daysAgo(ago));
}

async function bytesBelow(path: string): Promise<number> {
  let sum = 0;
  const options = { recursive: true, withFileTypes: true } as const;
  for (const item of await readdir(path, options))
    if (item.isFile()) sum += (await stat(join(item.parentPath, item.name))).size;
  return sum;
}

const sweep = (serving: readonly string[] = []) =>
  sweepRegistry({ db: machine.db.background, files, days, serving: new Set(serving), now });

test('the releases of the last thirty days and the release before them are kept', async () => {
  const [releases, perDay] = [100, 2];
  const versions: Awaited<ReturnType<typeof publish>>[] = [];
  for (let index = 0; index < releases; index++) {
    const ago = (releases - index) / perDay;
    versions.push(await publish('mf-a', `1.0.${index}`, ago, { copies: index % 10 === 0 }));
  }
  await release(versions);
  const swept = await sweep();
  // The additional version was live when the period began.
  const keptVersions = days * perDay + 1;
  expect(swept.versions).toBe(releases - keptVersions);
  expect(swept.blobs).toBe(swept.versions);
  expect(await bytesBelow(join(machine.dataDir, 'registry/blobs'))).toBe(
    sharedBytes + keptVersions * ownBytes,
  );
  expect(await bytesBelow(join(machine.dataDir, 'registry/assets'))).toBeLessThanOrEqual(
    sharedBytes + keptVersions * ownBytes,
  );
  expect(await files.fetchAsset('mf-a', '1.0.39.js')).toBe(true);
  expect(await files.fetchAsset('mf-a', '1.0.38.js')).toBe(false);
  expect(await sweep()).toEqual({ versions: 0, blobs: 0, bytes: 0 });
});

test('the version that this machine serves is kept despite five later releases', async () => {
  const names = ['serving', 'a', 'b', 'c', 'd', 'e'];
  const rows = await Promise.all(names.map((version, index) => publish('mf-a', version, 100 - index)));
  await release(rows);
  expect(await sweep(['mf-a serving'])).toMatchObject({ versions: 0 });
  expect(await sweep()).toMatchObject({ versions: 1 });
});

test('F15: the version of a running canary is kept at any age', async () => {
  const rows = [await publish('mf-a', 'canary', 100), await publish('mf-a', 'live', 1)];
  await machine.db.insert(remoteVersions).values(rows);
  const canary = { name: 'mf-a', version: 'canary', control: 'live', percent: 5 };
  await machine.db.insert(remoteCanaries).values({ ...canary, startedBy: 'x', reason: 'x' });
  await machine.db.insert(remoteReleases).values({ name: 'mf-a', version: 'live', releasedAt: daysAgo(1) });
  expect(await sweep()).toMatchObject({ versions: 0 });
  await machine.db.delete(remoteCanaries);
  expect(await sweep()).toMatchObject({ versions: 1 });
});

test('an upload in progress and a file shared with another part are kept, and an abandoned upload is removed', async () => {
  const [one, other] = [await publish('mf-a', 'one', 100), await publish('mf-b', 'two', 1)];
  await machine.db.insert(remoteVersions).values([one, other]);
  const onTheWay = Buffer.from('on the way');
  const abandoned = Buffer.from('abandoned');
  for (const content of [onTheWay, abandoned]) await files.store.put(integrityOf(content), content);
  await age(integrityOf(onTheWay), 0.5);
  await age(integrityOf(abandoned), 2);
  await age(integrityOf(shared), 100);
  expect(await sweep()).toMatchObject({ versions: 1, blobs: 2 });
  expect(await files.store.has(integrityOf(shared))).toBe(true);
  expect(await files.store.has(integrityOf(onTheWay))).toBe(true);
  expect(await files.store.has(integrityOf(abandoned))).toBe(false);
});

test('a partial blob of a killed process is removed a day later', async () => {
  await publish('mf-a', '1', 0);
  const blobs = join(machine.dataDir, 'registry/blobs');
  const [part = ''] = await readdir(blobs);
  const [old, fresh] = [join(blobs, part, 'x.old.tmp'), join(blobs, part, 'x.fresh.tmp')];
  for (const [file, at] of [
    [old, daysAgo(2)],
    [fresh, daysAgo(0)],
  ] as const) {
    await writeFile(file, 'half');
    await utimes(file, at, at);
  }
  const before = await readdir(join(blobs, part));
  await sweepRegistry({ db: machine.db, files, days, serving: new Set(), now });
  expect((await readdir(join(blobs, part))).sort()).toEqual(
    before.filter((name) => name !== 'x.old.tmp').sort(),
  );
  await rm(fresh);
});
