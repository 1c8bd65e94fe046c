import { readFile, rm, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/database.ts';
import { registryState } from './registry-state.table.ts';
import { remoteReleases } from './remote-releases.table.ts';
import { registryMachine } from './testing/registry-machine.ts';

const machine = registryMachine();
const { release, rollBack } = machine;
/** The live version of mf-a. */
let version: string;
let logged: { readonly details: object; readonly message: string }[];

/** Opens the registry as a new process does. */
function siteProcess(database = machine.db) {
  const note = (details: object, message: string) => void logged.push({ details, message });
  return machine.open({ warn: note, error: note }, database);
}
/** Returns the versions that a new process serves, with the registry's problem and revision. */
async function served(database = machine.db) {
  const { live } = siteProcess(database);
  const { remotes, problem, revision } = await live.current();
  return { versions: remotes.map(({ metadata }) => metadata.version), problem, revision };
}
const kept = () => siteProcess().files.local.lastGoodDocument;
const readKept = async () => JSON.parse(await readFile(kept(), 'utf8')) as object;
const revision = async () => (await machine.db.select().from(registryState))[0]?.revision ?? 0;
const setRevision = (to: number) => machine.db.update(registryState).set({ revision: to });
/** Returns a database whose reads fail. */
const silent = (): OpenDatabase =>
  new Proxy(machine.db, {
    get(target, property) {
      if (property !== 'select') return Reflect.get(target, property);
      return () => ({ from: () => Promise.reject(new Error('no answer')) });
    },
  });

beforeEach(async () => {
  logged = [];
  await machine.reset();
  await rm(kept(), { force: true });
  await release('shell', 'first');
  version = await release('mf-a', 'first');
  await served();
});

test('each change to the registry increases its revision', async () => {
  const revisions = [await revision()];
  await release('shell', 'second');
  revisions.push(await revision());
  await rollBack('shell');
  revisions.push(await revision());
  expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other));
});

describe('with a database that does not answer', () => {
  test('a new process serves the last known registry, and logs this only once', async () => {
    const { live } = siteProcess(silent());
    for (let time = 0; time < 2; time++)
      expect((await live.current()).remotes.map(({ metadata }) => metadata.version)).toEqual([version]);
    expect(logged).toEqual([
      {
        details: expect.objectContaining({ problem: 'It cannot be read' }),
        message: expect.stringContaining('last known registry'),
      },
    ]);
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['is truncated', async () => writeFile(kept(), '{"registry":'), /JSON/],
    [
      'lacks its revision',
      async () => writeFile(kept(), JSON.stringify({ ...(await readKept()), revision: undefined })),
      /revision/,
    ],
  ])('the copy of the registry is not used if it %s', async (_, spoil, words) => {
    await spoil();
    await expect(served(silent())).rejects.toThrow('no answer');
    expect(logged).toEqual([
      {
        details: expect.objectContaining({
          err: expect.objectContaining({ message: expect.stringMatching(words) }),
        }),
        message: expect.stringContaining('is not used'),
      },
    ]);
  });

  test('a file that differs from its hash in the copy is not served', async () => {
    await writeFile(kept(), (await readFile(kept(), 'utf8')).replace(/sha384-\w{8}/g, 'sha384-AAAAAAAA'));
    expect((await served(silent())).versions).toEqual([]);
  });
});

test("the copy of another database's registry is not used", async () => {
  await writeFile(kept(), JSON.stringify({ ...(await readKept()), parts: [], revision: 9e15 }));
  expect((await served()).versions).toEqual([]);
  await machine.db.update(registryState).set({ registry: sql`gen_random_uuid()` });
  expect(await served()).toMatchObject({ versions: [version], problem: null });
});

describe('with a database that is older than the served registry', () => {
  test('a new process serves the last known registry until the next release, which gets a higher revision', async () => {
    const before = await revision();
    const second = await release('mf-a', 'second');
    expect((await served()).versions).toEqual([second]);

    // Simulates a restored backup without the second release.
    await machine.db.delete(remoteReleases).where(sql`version = ${second}`);
    await setRevision(before);
    const found = await served();
    expect(found).toMatchObject({ versions: [second], problem: expect.stringContaining('is older than') });
    expect(logged).toMatchObject([
      { details: { problem: expect.stringContaining('publish or roll back a part') } },
    ]);

    const third = await release('mf-a', 'third');
    expect(await served()).toMatchObject({ versions: [third], problem: null });
    expect((await served()).revision).toBeGreaterThan(found.revision);
  });

  test('a running process keeps its registry even without the copy on disk', async () => {
    const { live } = siteProcess();
    const before = await live.current();
    await rm(kept());
    await machine.db.delete(remoteReleases).where(sql`name = 'mf-a'`);
    await setRevision(before.revision - 1);
    await live.refresh(null);
    expect((await live.current()).remotes.map(({ metadata }) => metadata.version)).toEqual([version]);
  });
});

test('a newer database takes precedence over the copy of the registry', async () => {
  await rollBack('mf-a');
  expect(await served()).toMatchObject({ versions: [], problem: null });
  expect(logged).toEqual([]);
});
