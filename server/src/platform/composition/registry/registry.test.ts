import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { SmallDescriptor } from '../testing/small-build.ts';
import type { LiveRegistry } from './live-registry.ts';
import { howToReplace, publishBuilds } from './publish-builds.ts';
import { byCommand, byStart, byStartAlways } from './publish-terms.ts';
import { remoteReleases } from './remote-releases.table.ts';
import { remoteVersions } from './remote-versions.table.ts';
import { registryMachine } from './testing/registry-machine.ts';

const machine = registryMachine();
const { build, options, publish, release, rollBack, loseStore } = machine;
let registry: LiveRegistry;
let log: { level: string; details: Record<string, unknown> }[];

const live = async () => {
  await registry.refresh(null);
  return registry.current();
};
const liveVersion = async (name: string) => {
  const { remotes, host } = await live();
  return [...remotes, host].find((entry) => entry?.name === name)?.metadata.version ?? null;
};

beforeEach(async () => {
  await machine.reset();
  await rm(machine.published, { recursive: true, force: true });
  log = [];
  const note = (level: string) => (details: object) => void log.push({ level, details: { ...details } });
  registry = machine.open({ warn: note('warn'), error: note('error') }).live;
});

describe('the served release', () => {
  test('the reason for a fallback is logged once', async () => {
    const first = await release('shell', 'first');
    const second = await release('shell', 'second');
    await writeFile(join(machine.published, 'assets/shell/chunk.second.js'), 'x');
    await live();
    await live();
    const details = { name: 'shell', version: second, instead: first };
    expect(log).toEqual([{ level: 'warn', details: expect.objectContaining(details) }]);
    await rm(join(machine.published, 'assets/shell/chunk.first.js'));
    await loseStore();
    await live();
    expect(log.slice(1)).toEqual([
      { level: 'error', details: expect.objectContaining({ version: first, instead: null }) },
    ]);
  });

  test('a served version has the hashes of its entry file and its scripts', async () => {
    await release('shell', 'first');
    const { host } = await live();
    const named = [host?.url, ...(host?.extras.scripts ?? [])];
    expect(Object.keys(host?.extras.integrity ?? {})).toEqual(named);
    expect(host?.extras.integrity?.[host.url]).toBe(host?.metadata.integrity);
  });
});

test('files that this machine lost are restored from the store, with their compressed copies', async () => {
  const copy = brotliCompressSync('a()');
  const version = await release('shell', 'first', { assets: { 'a.js': 'a()', 'a.js.br': copy } });
  const before = (await readdir(join(machine.published, 'assets/shell'))).sort();
  for (const folder of ['assets', 'render']) await rm(join(machine.published, folder), { recursive: true });
  expect(await liveVersion('shell')).toBe(version);
  expect((await readdir(join(machine.published, 'assets/shell'))).sort()).toEqual(before);
  expect(await readFile(join(machine.published, 'assets/shell/a.js.br'))).toEqual(copy);
  await rm(join(machine.published, 'assets/shell/a.js.br'));
  await live();
  expect(await readFile(join(machine.published, 'assets/shell/a.js.br'))).toEqual(copy);
});

describe('without a release that can be served', () => {
  test('an empty registry has no shell', async () => {
    expect(await live()).toMatchObject({ host: null, unavailable: ['shell'] });
  });

  test('the registry lists a part without files as unavailable', async () => {
    await release('shell', 'first');
    await release('mf-wizard', 'first');
    await rm(join(machine.published, 'assets/mf-wizard'), { recursive: true });
    await loseStore();
    expect(await live()).toMatchObject({
      unavailable: ['mf-wizard'],
      missing: [{ name: 'mf-wizard' }],
      skipped: [{ name: 'mf-wizard', problem: expect.stringContaining('browser/chunk.first.js is missing') }],
    });
  });

  test('a part that no machine could serve is skipped but not listed as unavailable', async () => {
    await release('shell', 'first');
    const future = { name: 'mf-future', version: '9', descriptor: {}, files: {}, blobs: {} };
    await machine.db.insert(remoteVersions).values({ ...future, renderBundle: false });
    await machine.db.insert(remoteReleases).values({ name: 'mf-future', version: '9' });
    expect(await live()).toMatchObject({ unavailable: [], missing: [], skipped: [{ name: 'mf-future' }] });
  });
});

describe('a server start', () => {
  test('restores lost files, and only damaged ones if others are left', async () => {
    const assets = { 'chunk.first.js': 'chunk()', 'shared.0123.js': 'shared()' };
    const version = await release('shell', 'first', { assets });
    const [shared, chunk] = ['shared.0123.js', 'chunk.first.js'].map((file) =>
      join(machine.published, 'assets/shell', file),
    ) as [string, string];
    const { ino } = await stat(shared);
    await writeFile(chunk, 'x');
    await writeFile(`${shared}.br`, 'x');
    expect(await liveVersion('shell')).toBeNull();
    await rm(`${shared}.br`);
    expect(await publish('shell', byStart)).toMatchObject({ outcome: 'unchanged' });
    expect(await liveVersion('shell')).toBe(version);
    expect((await stat(shared)).ino).toBe(ino);
    await rm(machine.published, { recursive: true });
    expect(await liveVersion('shell')).toBeNull();
    await publish('shell', byStart);
    expect(await liveVersion('shell')).toBe(version);
    expect(await machine.db.select().from(remoteReleases)).toHaveLength(1);
  });

  test('does not read a build that is already live', async () => {
    await build('mf-wizard', 'first');
    await publish('mf-wizard', byStart);
    await rm(join(machine.workspace, 'mf-wizard/dist/production/browser'), { recursive: true });
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'unchanged' });
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

  test('releases no build after a release by command, even after its rollback, unless PUBLISH_BUILDS=always', async () => {
    const theirs = await release('mf-wizard', 'theirs');
    await build('mf-wizard', 'ours');
    expect(await publishBuilds(['mf-wizard'], options(byStart))).toMatchObject([{ outcome: 'kept' }]);
    expect(await howToReplace(machine.db, 'mf-wizard')).toBe('npm run publish:remote -- mf-wizard');
    await machine.db.update(remoteReleases).set({ releasedBy: 'the token “Team A, CI”' });
    expect(await howToReplace(machine.db, 'mf-wizard')).toBe(
      'the token “Team A, CI” released it; if it has moved to its own repository, delete the folder mf-wizard',
    );
    expect((await rollBack('mf-wizard')).from).toBe(theirs);
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'kept' });
    expect(await publish('mf-wizard', byStartAlways)).toMatchObject({ outcome: 'released' });
  });

  test('does not release a version that was rolled back', async () => {
    await build('mf-wizard', 'first');
    await publish('mf-wizard', byStart);
    await build('mf-wizard', 'bad');
    const bad = await publish('mf-wizard', byStart);
    expect(bad.outcome).toBe('released');
    await rollBack('mf-wizard', bad.version);
    const other = await release('mf-wizard', 'other');
    await rollBack('mf-wizard', other);
    await build('mf-wizard', 'bad');
    expect(await publish('mf-wizard', byStart)).toMatchObject({ outcome: 'withdrawn' });
    expect(await publish('mf-wizard', byCommand)).toMatchObject({ outcome: 'released' });
  });

  test('publishes the remaining parts if one is refused', async () => {
    await release('shell', 'first');
    await build('mf-wizard', 'first');
    await build('mf-upload', 'first', { contract: '^99.0.0' });
    const message = expect.stringMatching(/^mf-upload needs contract .* Build it with a version/);
    expect(await publishBuilds(['mf-upload', 'mf-wizard'], options(byStart))).toMatchObject([
      { name: 'mf-upload', outcome: 'refused', error: { name: 'PublishError', message } },
      { name: 'mf-wizard', outcome: 'released' },
    ]);
  });
});

test('a build whose part name differs from the folder name is refused', async () => {
  await build('mf-other', 'first', { edit: (descriptor) => Object.assign(descriptor, { name: 'aaa' }) });
  await expect(publish('mf-other')).rejects.toThrow(/not a descriptor|holds a build of aaa/);
  await expect(publish('mf-nothing')).rejects.toThrow(/mf-nothing.*(missing|cannot be read)/);
});

test('another part may declare a path that its owner gave up, and the owner’s rollback is then refused', async () => {
  await release('mf-content', 'first', { paths: ['/prices', '/faq'] });
  const second = await release('mf-content', 'second', { paths: ['/faq'] });
  await release('mf-prices', 'first', { paths: ['/prices'] });
  const refused = rollBack('mf-content', second);
  await expect(refused).rejects.toThrow(/declares \/prices, which belongs to mf-prices/);
  expect(await liveVersion('mf-content')).toBe(second);
});

describe('a rollback', () => {
  test('that names the version is possible right after another rollback', async () => {
    const first = await release('mf-wizard', 'first');
    const second = await release('mf-wizard', 'second');
    await release('mf-wizard', 'third');
    await rollBack('mf-wizard');
    expect(await rollBack('mf-wizard', second)).toEqual({ from: second, to: first });
    await machine.db.execute(
      sql`update remote_releases set withdrawn_at = withdrawn_at - interval '2 minutes'`,
    );
    expect(await rollBack('mf-wizard')).toEqual({ from: first, to: null });
    await expect(rollBack('mf-wizard')).rejects.toThrow(/no live version: all of them were rolled back/);
    await expect(rollBack('mf-unknown')).rejects.toThrow('mf-unknown has never been published.');
    expect((await live()).unavailable).toEqual(['shell']);
  });

  test('does not need to name the version right after a new release', async () => {
    const first = await release('mf-wizard', 'first');
    for (const text of ['second', 'third']) {
      await release('mf-wizard', text);
      expect((await rollBack('mf-wizard')).to).toBe(first);
    }
  });
});

test('F8: with shells for two React versions, no rollback of the shell or a remote makes a page unavailable', async () => {
  const react = (version: string) => ({
    edit: ({ extras }: SmallDescriptor) => void Object.assign(extras, { react: version }),
  });
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
  await rollBack('shell');
  expect(await serving()).toEqual([shell19, both]);
  await publish('shell');
  expect(await serving()).toEqual([shell20, next]);
  // After this rollback, the remote still runs in the live shell. After the next one, it would not.
  await rollBack('mf-wizard', next);
  expect(await serving()).toEqual([shell20, both]);
  await expect(rollBack('mf-wizard', both)).rejects.toThrow(`mf-wizard ${old} needs React ^19.3.0`);
  expect(await serving()).toEqual([shell20, both]);
});
