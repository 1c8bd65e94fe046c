import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { integrityOf, readBuiltPart, versionManifestOf } from '@title24/remote-kit/registry';
import pLimit from 'p-limit';
import { openSiteDatabase } from '../../../../site-database.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../../db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../../db/testing/temporary-data-dir.ts';
import { writeSmallBuild } from '../../testing/small-build.ts';
import { publishBuild } from '../publish-builds.ts';
import { byCommand } from '../publish-terms.ts';
import { folderBlobStore } from '../store/open-blob-store.ts';
import { openRegistry } from './open-registry.ts';

// It starts twenty-one processes.
jest.setTimeout(600_000);

/** Processes at a time. */
const limit = pLimit(2);
const actor = { accountId: null, accountName: 'a test', scope: null };

let folder: SeededDataDir;
let workspace: TemporaryDataDir;
let db: OpenDatabase;

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

const points = 20;
const names = Array.from({ length: points + 1 }, (_, index) => `mf-${index}`);
const folderOf = (name: string) => join(workspace.dataDir, name, 'dist', 'production');

const build = (name: string, content: string) =>
  writeSmallBuild(workspace.dataDir, {
    name,
    paths: [`/${name}`],
    // Content that no other part has, so that every publish takes the same steps.
    render: `return { main: '${name} ${content}' };`,
    assets: { [`chunk.${content}.js`]: `chunk('${name} ${content}')` },
  });

const open = () =>
  openRegistry({
    db,
    dataDir: folder.dataDir,
    store: folderBlobStore(folder.dataDir),
    recordAct: async () => undefined,
    log: { warn: () => {}, error: () => {} },
  });

/** The version of each part that a new process serves, with all its files. */
async function serving(): Promise<ReadonlyMap<string, string>> {
  const { remotes, skipped } = await open().live.current();
  expect(skipped).toEqual([]);
  return new Map(remotes.map(({ name, metadata }) => [name, metadata.version]));
}

const programs = {
  publish: new URL('./testing/dying-publisher.ts', import.meta.url),
  rollback: new URL('./testing/dying-rollback.ts', import.meta.url),
} as const;

/** Publishes a part's build in another process, which is killed at the given step. */
const publishUntil = (name: string, step: number) => runUntil('publish', folderOf(name), step);

/** Runs a program that is killed at the given step. @returns how it ended, and what it printed */
async function runUntil(program: keyof typeof programs, subject: string, step: number) {
  const file = fileURLToPath(programs[program]);
  const args = [file, folder.dataDir, db.connectionString, subject, String(step)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(workspace.dataDir, 'compile-cache') },
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { signal: child.signalCode, code: child.exitCode, printed };
}

test('a publish that is killed leaves the old version or the new one, and can be sent again', async () => {
  const { dataDir } = folder;
  const options = { db, dataDir, workspace: workspace.dataDir, mode: 'production', terms: byCommand };
  for (const name of names) {
    await build(name, 'first');
    await publishBuild(name, options);
    await build(name, 'second');
  }
  const old = await serving();
  const [whole = '', ...killed] = names;
  const done = await publishUntil(whole, 0);
  expect([done.signal, done.code]).toEqual([null, 0]);
  const steps = Number(done.printed);
  expect(steps).toBeGreaterThanOrEqual(points);

  const ends = await Promise.all(
    killed.map((name, index) =>
      limit(() => publishUntil(name, 1 + Math.round((index * (steps - 1)) / (points - 1)))),
    ),
  );
  expect(ends.map(({ signal }) => signal)).toEqual(killed.map(() => 'SIGKILL'));
  const { service } = open();
  const found = await serving();
  for (const name of killed) {
    const part = await readBuiltPart(folderOf(name), '1.0.0');
    const { version } = part.entry.metadata;
    expect([old.get(name), version]).toContain(found.get(name));
    for (const content of part.contents.values()) await service.putBlob(actor, integrityOf(content), content);
    await service.publishVersion(actor, name, versionManifestOf(part, null));
    await service.release(actor, name, version, 'Sent again');
    expect((await serving()).get(name)).toBe(version);
  }
  expect(killed.filter((name) => found.get(name) === old.get(name)).length).toBeGreaterThan(0);
});

test('a rollback that is killed leaves the old version or the new one, and can be sent again', async () => {
  const { dataDir } = folder;
  const options = { db, dataDir, workspace: workspace.dataDir, mode: 'production', terms: byCommand };
  const roll = (name: string, step: number) => runUntil('rollback', name, step);
  /** A part with two versions: the previous one and the live one. */
  async function withTwo(name: string): Promise<readonly [string, string]> {
    const versions: string[] = [];
    for (const content of ['third', 'fourth']) {
      await build(name, content);
      versions.push((await publishBuild(name, options)).version);
    }
    return [versions[0] ?? '', versions[1] ?? ''];
  }
  await withTwo('mf-whole');
  const done = await roll('mf-whole', 0);
  expect([done.signal, done.code]).toEqual([null, 0]);
  const steps = Number(done.printed);
  expect(steps).toBeGreaterThan(5);

  const versions = new Map<string, readonly [string, string]>();
  for (let step = 1; step <= steps; step += 1)
    versions.set(`mf-back-${step}`, await withTwo(`mf-back-${step}`));
  const ends = await Promise.all(
    [...versions.keys()].map((name, index) => limit(() => roll(name, index + 1))),
  );
  expect(ends.map(({ signal }) => signal)).toEqual(ends.map(() => 'SIGKILL'));
  const { service } = open();
  const found = await serving();
  for (const [name, [before, live]] of versions) {
    expect([before, live]).toContain(found.get(name));
    await service.rollBack(actor, name, { to: before, reason: 'Sent again' });
    expect((await serving()).get(name)).toBe(before);
  }
  // Killed at the first step, it did nothing.
  expect(found.get('mf-back-1')).toBe(versions.get('mf-back-1')?.[1]);
});
