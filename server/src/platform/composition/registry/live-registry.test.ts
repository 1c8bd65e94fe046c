import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { LiveRegistry } from './live-registry.ts';
import { registryState } from './registry-state.table.ts';
import { registryMachine } from './testing/registry-machine.ts';

const machine = registryMachine();
const { release, rollBack } = machine;
let registry: LiveRegistry;

async function served(of = registry) {
  const { remotes } = await of.current();
  return Object.fromEntries(remotes.map(({ name, metadata }) => [name, metadata.version]));
}

/** Deletes the store, and a part's assets on this machine. */
async function lose(name: string): Promise<void> {
  await machine.loseStore();
  await rm(join(machine.published, 'assets', name), { recursive: true });
}

beforeEach(async () => {
  await machine.reset();
  registry = machine.open().live;
});
afterEach(() => registry.close());
afterEach(() => jest.restoreAllMocks());

test('after a release, pages get the previous registry until the new one is read', async () => {
  await release('shell', 'first');
  const first = await release('mf-a', 'first');
  await registry.current();
  const second = await release('mf-a', 'second');
  let refreshing: Promise<void> | undefined;
  await machine.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${registryState} in access exclusive mode`);
    refreshing = registry.refresh();
    expect(await served()).toEqual({ 'mf-a': first });
  });
  await refreshing;
  expect(await served()).toEqual({ 'mf-a': second });
  await rollBack('mf-a');
  await registry.refresh();
  expect(await served()).toEqual({ 'mf-a': first });
});

test('an announced change that is already served is not read again', async () => {
  await release('shell', 'first');
  await registry.current();
  await release('mf-a', 'first');
  await registry.refresh('mf-a');
  const snapshot = await registry.current();
  await registry.refresh();
  expect(await registry.current()).toBe(snapshot);
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

test('a change that is made while the registry is being read appears after the next refresh', async () => {
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

  test('a rollback of another part does not cause another check of the lost files within a minute', async () => {
    await rollBack('mf-a');
    await registry.refresh();
    expect(await served()).toEqual({ 'mf-b': versions['mf-b'] });
    const later = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await release('shell', 'second');
    await registry.refresh();
    expect(await served()).toEqual({});
  });

  test('a change to the part causes another check of the part’s files, and so does a new process', async () => {
    expect(await served(machine.open().live)).toEqual({ 'mf-a': versions['mf-a'] });
    await registry.refresh('mf-b');
    expect(await served()).toEqual({ 'mf-a': versions['mf-a'] });
  });

  test('after changes may have been missed, all files are checked', async () => {
    await registry.refresh(null);
    expect(await served()).toEqual({ 'mf-a': versions['mf-a'] });
  });
});
