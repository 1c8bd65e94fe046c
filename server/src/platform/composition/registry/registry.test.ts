import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contractVersion, type RegistryEntry } from '@title24/remote-kit/contract';
import { sql } from 'drizzle-orm';
import { openSiteDatabase } from '../../../site-database.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../db/testing/temporary-data-dir.ts';
import type { SmallDescriptor } from '../testing/small-build.ts';
import { LiveRegistry, toFeed } from './live-registry.ts';
import { PublishError, publishBuilds } from './publish-builds.ts';
import { byCommand, byStart, byStartAlways } from './publish-terms.ts';
import { PublishedFiles } from './published-files.ts';
import { remoteReleases } from './remote-releases.table.ts';
import { remoteVersions } from './remote-versions.table.ts';
import { RollBackError } from './roll-back.ts';
import { folderBlobStore } from './store/open-blob-store.ts';
import { registryCalls } from './testing/registry-calls.ts';
import { rollBack } from './testing/roll-back.ts';
import { VersionFiles } from './version-files.ts';

let folder: SeededDataDir;
let workspace: TemporaryDataDir;
let db: OpenDatabase;
let registry: LiveRegistry;
let log: { level: string; details: Record<string, unknown> }[];

const { published, loseStore, build, options, publish, release, live, liveVersion, insert } = registryCalls(
  () => ({ db, dataDir: folder.dataDir, workspace: workspace.dataDir, registry }),
);

/** Returns the entry with its files in another part's folder. */
const elsewhere = ({ url, extras }: RegistryEntry): Pick<RegistryEntry, 'url' | 'extras'> =>
  JSON.parse(
    JSON.stringify({ url, extras })
      .replaceAll('/mf-wizard/', '/mf-other/')
      .replace('"mf_wizard"', '"mf_other"'),
  );

beforeAll(async () => {
  folder = await seededDataDir();
  db = await openSiteDatabase(folder);
});
afterAll(async () => {
  await db.close();
  await folder.remove();
});
beforeEach(async () => {
  workspace = await temporaryDataDir();
  await db.delete(remoteReleases);
  await db.delete(remoteVersions);
  await rm(published(), { recursive: true, force: true });
  log = [];
  const note = (level: string) => (details: object) => void log.push({ level, details: { ...details } });
  registry = new LiveRegistry({
    db,
    files: new VersionFiles({
      db,
      local: new PublishedFiles(folder.dataDir),
      store: folderBlobStore(folder.dataDir),
    }),
    log: { warn: note('warn'), error: note('error') },
  });
});
afterEach(() => workspace.remove());

describe('the previous release is served', () => {
  test('a shell whose contract no remote supports is not served', async () => {
    const first = await release('shell', 'first');
    await release('mf-wizard', 'first');
    const providing = (...provides: string[]) => ({
      edit: ({ extras }: SmallDescriptor) => void Object.assign(extras, { provides }),
    });
    await build('shell', 'second', providing('9.0.0'));
    await expect(publish('shell')).rejects.toThrow(PublishError);
    await release('shell', 'third', providing(contractVersion, '9.0.0'));
    await rollBack(db, 'shell');
    expect(await liveVersion('shell')).toBe(first);
  });

  test('a remote keeps its pages when a release for another contract is skipped', async () => {
    await release('shell', 'first');
    const first = await release('mf-wizard', 'first');
    await insert('mf-wizard', 'mf-wizard', ({ extras }) => Object.assign(extras, { contract: '^9.0.0' }));
    expect(await liveVersion('mf-wizard')).toBe(first);
  });

  test.each<[string, (descriptor: RegistryEntry) => void]>([
    ['part', (descriptor) => Object.assign(descriptor, { name: 'mf-other', ...elsewhere(descriptor) })],
    ['version', ({ metadata }) => Object.assign(metadata, { version: '8' })],
  ])('an entry that names another %s is skipped', async (what, change) => {
    await release('shell', 'first');
    const first = await release('mf-wizard', 'first');
    await insert('mf-wizard', 'mf-wizard', change);
    expect(await liveVersion('mf-wizard')).toBe(first);
    expect((await live()).skipped).toMatchObject([
      { version: '9', problem: expect.stringContaining(`names another ${what}`) },
    ]);
  });

  test("a host whose name is not 'shell' is not used as the shell", async () => {
    const first = await release('shell', 'first');
    await insert('aaa', 'shell', () => {});
    expect(await live()).toMatchObject({
      host: { name: 'shell', metadata: { version: first } },
      remotes: [],
      unavailable: [],
    });
  });

  test.each<[string, (assets: string) => Promise<unknown>, string]>([
    [
      'a file is truncated',
      (assets) => writeFile(join(assets, 'chunk.second.js'), 'chu'),
      'browser/chunk.second.js is damaged',
    ],
    [
      'a file is missing',
      async (assets) => {
        await rm(join(assets, 'chunk.second.js'));
        await loseStore();
      },
      'browser/chunk.second.js is missing',
    ],
    [
      'a compressed copy has other content',
      (assets) => writeFile(join(assets, 'chunk.second.js.br'), brotliCompressSync('evil()')),
      'browser/chunk.second.js has a damaged compressed copy',
    ],
    [
      'the render bundle is truncated',
      async () => {
        const render = join(published(), 'render/mf-wizard');
        const files = (await readdir(render)).map((file) => join(render, file));
        const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
        await writeFile(files.find((_, index) => texts[index]?.includes('second')) ?? '', 'exports.');
      },
      'render/render.cjs is damaged',
    ],
  ])('if %s', async (_, spoil, problem) => {
    await release('shell', 'first');
    const first = await release('mf-wizard', 'first');
    const second = await release('mf-wizard', 'second');
    expect(await liveVersion('mf-wizard')).toBe(second);
    await spoil(join(published(), 'assets/mf-wizard'));
    expect(await liveVersion('mf-wizard')).toBe(first);
    expect(toFeed(await live()).skipped).toEqual([{ name: 'mf-wizard', version: second, problem }]);
  });

  test('the reason for a fallback is logged once, and another reason is logged when it changes', async () => {
    const first = await release('shell', 'first');
    const second = await release('shell', 'second');
    await writeFile(join(published(), 'assets/shell/chunk.second.js'), 'x');
    await live();
    await live();
    const details = { name: 'shell', version: second, instead: first };
    expect(log).toEqual([{ level: 'warn', details: expect.objectContaining(details) }]);
    await rm(join(published(), 'assets/shell/chunk.first.js'));
    await loseStore();
    await live();
    expect(log.slice(1)).toEqual([
      { level: 'error', details: expect.objectContaining({ version: first, instead: null }) },
    ]);
  });

  test('a version that is served has the hash of each script and stylesheet that it names', async () => {
    await release('shell', 'first');
    const { host } = await live();
    const named = [host?.url, ...(host?.extras.scripts ?? [])];
    expect(Object.keys(host?.extras.integrity ?? {})).toEqual(named);
    expect(host?.extras.integrity?.[host.url]).toBe(host?.metadata.integrity);
  });
});

describe('files that this machine lost', () => {
  test('are restored from the store, with their compressed copies', async () => {
    const copy = brotliCompressSync('a()');
    const version = await release('shell', 'first', { assets: { 'a.js': 'a()', 'a.js.br': copy } });
    const before = (await readdir(join(published(), 'assets/shell'))).sort();
    for (const folder of ['assets', 'render']) await rm(join(published(), folder), { recursive: true });
    expect(await liveVersion('shell')).toBe(version);
    expect((await readdir(join(published(), 'assets/shell'))).sort()).toEqual(before);
    expect(await readFile(join(published(), 'assets/shell/a.js.br'))).toEqual(copy);
    await rm(join(published(), 'assets/shell/a.js.br'));
    await live();
    expect(await readFile(join(published(), 'assets/shell/a.js.br'))).toEqual(copy);
  });

  test('are not restored from a store that contains different content', async () => {
    await release('shell', 'first');
    for await (const { integrity, bytes } of folderBlobStore(folder.dataDir).list()) {
      const store = folderBlobStore(folder.dataDir);
      await store.put(integrity, Buffer.alloc(bytes, 'x'));
    }
    await rm(join(published(), 'assets/shell/chunk.first.js'));
    expect((await live()).skipped).toMatchObject([{ problem: 'browser/chunk.first.js is missing' }]);
  });
});

describe('without a release that can be served', () => {
  test('an empty registry has no shell', async () => {
    expect(await live()).toMatchObject({ host: null, unavailable: ['shell'] });
  });

  test('if this machine lost a part’s files, the registry lists the part as unavailable', async () => {
    await release('shell', 'first');
    await release('mf-wizard', 'first');
    await rm(join(published(), 'assets/mf-wizard'), { recursive: true });
    await loseStore();
    expect(await live()).toMatchObject({
      unavailable: ['mf-wizard'],
      missing: [{ name: 'mf-wizard' }],
      skipped: [{ name: 'mf-wizard', problem: expect.stringContaining('browser/chunk.first.js is missing') }],
    });
  });

  test('a part that no site could serve does not make this site unready', async () => {
    await release('shell', 'first');
    await insert('mf-future', 'shell', () => {});
    expect(await live()).toMatchObject({ unavailable: [], missing: [], skipped: [{ name: 'mf-future' }] });
  });
});

describe('a server start', () => {
  test('restores the files if only the database was kept', async () => {
    await build('shell', 'first', { assets: { 'a.js': 'a()', 'a.js.br': brotliCompressSync('a()') } });
    await publish('shell', byStart);
    const before = await readdir(join(published(), 'assets/shell'));
    await rm(published(), { recursive: true });
    expect((await live()).unavailable).toEqual(['shell']);
    expect(await publish('shell', byStart)).toMatchObject({ outcome: 'unchanged' });
    expect((await live()).unavailable).toEqual([]);
    expect(await readdir(join(published(), 'assets/shell'))).toEqual(before);
    expect(await db.select().from(remoteReleases)).toHaveLength(1);
  });

  test('restores damaged files, and leaves the others alone', async () => {
    const version = await release('shell', 'first');
    const [shared, chunk] = ['shared.0123.js', 'chunk.first.js'].map((file) =>
      join(published(), 'assets/shell', file),
    ) as [string, string];
    const { ino } = await stat(shared);
    await writeFile(chunk, 'x');
    await writeFile(`${shared}.br`, 'x');
    expect(await liveVersion('shell')).toBeNull();
    await rm(`${shared}.br`);
    await publish('shell', byStart);
    expect(await liveVersion('shell')).toBe(version);
    expect((await stat(shared)).ino).toBe(ino);
  });

  test('does not read a build that is live already', async () => {
    await build('mf-wizard', 'first');
    await publish('mf-wizard', byStart);
    await rm(join(workspace.dataDir, 'mf-wizard/dist/production/browser'), { recursive: true });
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'unchanged' });
  });

  test('checks the site’s builds with the same gates as builds of teams', async () => {
    await build('mf-wizard', 'first', {
      assets: { 'large.0123.js': randomBytes(9 * 1024 ** 2).toString('latin1') },
    });
    expect(await publishBuilds(['mf-wizard'], options(byStart))).toMatchObject([
      { outcome: 'refused', error: { message: expect.stringMatching(/large\.0123\.js takes .*Split it/s) } },
    ]);
  });

  test('moves a path between parts that are published together', async () => {
    await build('mf-a', 'first', { paths: ['/prices', '/a'] });
    await publish('mf-a', byStart);
    await build('mf-b', 'second', { paths: ['/prices'] });
    await build('mf-a', 'second', { paths: ['/a'] });
    expect(await publishBuilds(['mf-b', 'mf-a'], options(byStart))).toMatchObject([
      { outcome: 'released' },
      { outcome: 'released' },
    ]);
  });

  test('keeps a version that was released by command, and logs that', async () => {
    const theirs = await release('mf-wizard', 'theirs');
    await build('mf-wizard', 'ours');
    expect(await publishBuilds(['mf-wizard'], options(byStart))).toMatchObject([{ outcome: 'kept' }]);
    expect((await rollBack(db, 'mf-wizard')).from).toBe(theirs);
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'kept' });
    expect(await publish('mf-wizard', byStartAlways)).toMatchObject({ outcome: 'released' });
  });

  test('replaces versions that earlier starts released, until a version is released by command', async () => {
    for (const text of ['first', 'second']) {
      await build('mf-wizard', text);
      expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'released' });
    }
    await release('mf-wizard', 'third');
    await build('mf-wizard', 'fourth');
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'kept' });
    expect(await publish('mf-wizard', byCommand)).toMatchObject({ outcome: 'released' });
  });

  test('keeps a release whose origin is unknown', async () => {
    await build('mf-wizard', 'first');
    const { version } = await publish('mf-wizard', byStart);
    await db.insert(remoteReleases).values({ name: 'mf-wizard', version });
    await build('mf-wizard', 'second');
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'kept' });
  });

  test('does not restore a version that was rolled back, even after another rollback', async () => {
    await build('mf-wizard', 'first');
    await publish('mf-wizard', byStart);
    await build('mf-wizard', 'bad');
    const bad = await publish('mf-wizard', byStart);
    await rollBack(db, 'mf-wizard', bad.version);
    const other = await release('mf-wizard', 'other');
    await rollBack(db, 'mf-wizard', other);
    await build('mf-wizard', 'bad');
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'withdrawn' });
  });

  test('publishes the remaining parts if one is refused', async () => {
    await release('shell', 'first');
    await build('mf-wizard', 'first');
    await build('mf-upload', 'first', { contract: '^99.0.0' });
    expect(await publishBuilds(['mf-upload', 'mf-wizard'], options(byStart))).toMatchObject([
      { name: 'mf-upload', outcome: 'refused', error: { name: 'PublishError' } },
      { name: 'mf-wizard', outcome: 'released' },
    ]);
  });
});

describe('refuses, without any change, to publish', () => {
  const first = { paths: ['/prices'], statics: { 'sheet.pdf': 'one' } };

  beforeEach(() => release('mf-content', 'first', first));
  afterEach(async () => {
    expect(await db.select().from(remoteVersions)).toHaveLength(1);
    expect(await liveVersion('mf-content')).not.toBeNull();
  });

  test.each([
    ['a path', { paths: ['/prices'] }, /aaa declares \/prices, which belongs to mf-content\. Use another/],
    ['a pattern', { paths: ['/*'] }, /aaa declares \/\*, which belongs to mf-content/],
    ['a fixed path', { statics: { 'sheet.pdf': 'x' } }, /declares \/static\/sheet\.pdf, which belongs to/],
  ])('a build that declares %s of another part', async (_, claim, words) => {
    await build('aaa', 'first', claim);
    await expect(publish('aaa')).rejects.toThrow(words);
    await expect(publish('aaa')).rejects.toThrow(PublishError);
  });

  test('different content under the file name of another version', async () => {
    await build('mf-content', 'second', { ...first, statics: { 'sheet.pdf': 'two' } });
    await expect(publish('mf-content')).rejects.toThrow(
      /^browser\/sheet\.pdf was published with other content in 1\.0\.0\+\w+.*Give the file a new name/,
    );
    expect(await readFile(join(published(), 'assets/mf-content/sheet.pdf'), 'utf8')).toBe('one');
  });

  test('a build whose part name differs from the folder name', async () => {
    await build('mf-other', 'first', { edit: (descriptor) => Object.assign(descriptor, { name: 'aaa' }) });
    await expect(publish('mf-other')).rejects.toThrow(/not a descriptor|holds a build of aaa/);
    await expect(publish('mf-nothing')).rejects.toThrow(/mf-nothing.*(missing|cannot be read)/);
  });
});

describe('publishing', () => {
  test('overwrites a file left by an interrupted publish', async () => {
    await new PublishedFiles(folder.dataDir).write(
      join(published(), 'assets/shell/shared.0123.js'),
      Buffer.from('half'),
    );
    const version = await release('shell', 'first');
    expect(await liveVersion('shell')).toBe(version);
  });

  test('lets another part declare a path that its owner gave up', async () => {
    await release('mf-content', 'first', { paths: ['/prices', '/faq'] });
    const second = await release('mf-content', 'second', { paths: ['/faq'] });
    await release('mf-prices', 'first', { paths: ['/prices'] });
    const refused = rollBack(db, 'mf-content', second);
    await expect(refused).rejects.toThrow(/declares \/prices, which belongs to mf-prices now/);
    expect(await liveVersion('mf-content')).toBe(second);
  });

  test('releases the same build only once if it is published three times simultaneously', async () => {
    await build('mf-wizard', 'first');
    const outcomes = await Promise.all([1, 2, 3].map(() => publish('mf-wizard')));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['released', 'unchanged', 'unchanged']);
    expect(await db.select().from(remoteReleases)).toHaveLength(1);
  });

  test('gives a path to one of two parts that declare it simultaneously', async () => {
    for (const name of ['mf-a', 'mf-b']) await build(name, 'first', { paths: ['/new'] });
    const results = await Promise.allSettled(['mf-a', 'mf-b'].map((name) => publish(name)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a rollback', () => {
  test('by two people at the same time goes back only one version', async () => {
    await release('mf-wizard', 'first');
    const second = await release('mf-wizard', 'second');
    const third = await release('mf-wizard', 'third');
    const results = await Promise.allSettled([rollBack(db, 'mf-wizard'), rollBack(db, 'mf-wizard')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await liveVersion('mf-wizard')).toBe(second);
    await expect(rollBack(db, 'mf-wizard')).rejects.toThrow(
      `${third} of mf-wizard was rolled back a moment ago, and ${second} is live.`,
    );
    await expect(rollBack(db, 'mf-wizard', third)).rejects.toThrow(RollBackError);
    expect(await liveVersion('mf-wizard')).toBe(second);
  });

  test('right after another rollback must name the version, but need not two minutes later', async () => {
    const first = await release('mf-wizard', 'first');
    const second = await release('mf-wizard', 'second');
    await release('mf-wizard', 'third');
    await rollBack(db, 'mf-wizard');
    expect(await rollBack(db, 'mf-wizard', second)).toEqual({ from: second, to: first });
    await db.execute(sql`update remote_releases set withdrawn_at = withdrawn_at - interval '2 minutes'`);
    expect(await rollBack(db, 'mf-wizard')).toEqual({ from: first, to: null });
    await expect(rollBack(db, 'mf-wizard')).rejects.toThrow(/no live version: all of them were rolled back/);
    expect((await live()).unavailable).toEqual(['shell']);
  });

  test('right after a new release need not name the version', async () => {
    const first = await release('mf-wizard', 'first');
    for (const text of ['second', 'third']) {
      await release('mf-wizard', text);
      expect((await rollBack(db, 'mf-wizard')).to).toBe(first);
    }
  });
});

describe('with shells for two React versions,', () => {
  const react = (version: string) => ({
    edit: ({ extras }: SmallDescriptor) => void Object.assign(extras, { react: version }),
  });

  test('F8 no rollback of the shell or a remote makes a page unavailable', async () => {
    const shell19 = await release('shell', 'r19', react('19.3.1'));
    const old = await release('mf-wizard', 'old', react('^19.3.0'));
    await build('shell', 'r20', react('20.0.0'));
    await expect(publish('shell')).rejects.toThrow(
      `This shell has React 20.0.0, in which 1 of 1 live remotes do not run: mf-wizard ${old} (React ^19.3.0).`,
    );
    const both = await release('mf-wizard', 'both', react('^19.3.0 || ^20.0.0'));
    const { version: shell20 } = await publish('shell');
    const next = await release('mf-wizard', 'next', react('^20.0.0'));
    const serving = async () => [await liveVersion('shell'), await liveVersion('mf-wizard')];
    expect(await serving()).toEqual([shell20, next]);
    await rollBack(db, 'shell');
    expect(await serving()).toEqual([shell19, both]);
    await publish('shell');
    expect(await serving()).toEqual([shell20, next]);
    // After this rollback, the remote still has a release that runs in the live shell. A second rollback would leave it
    // without one.
    await rollBack(db, 'mf-wizard', next);
    expect(await serving()).toEqual([shell20, both]);
    await expect(rollBack(db, 'mf-wizard', both)).rejects.toThrow(`mf-wizard ${old} needs React ^19.3.0`);
    expect(await serving()).toEqual([shell20, both]);
  });
});
