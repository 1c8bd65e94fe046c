import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssetMemory } from './asset-memory.ts';

let folder: string;
let path: string;
let now: number;
let memory: AssetMemory;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'title24-assets-'));
  path = join(folder, 'chunk.0123.js');
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  memory = new AssetMemory();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const textOf = async ({ compressed = false, isNow = false } = {}) =>
  (await memory.read(path, compressed, isNow))?.bytes.toString();

test('for one second after a check, a cached file is sent without access to the disk', async () => {
  await writeFile(path, 'first');
  const file = await memory.read(path, false, false);
  expect(file?.bytes.toString()).toBe('first');
  now += 1_000;
  expect((await memory.read(path, false, false))?.bytes).toBe(file?.bytes);
  await rm(path);
  expect((await memory.read(path, false, false))?.bytes).toBe(file?.bytes);
  now += 1_000;
  expect(await memory.read(path, false, false)).toBeUndefined();
});

test('a compressed copy is sent if it exists and the client accepts it', async () => {
  await writeFile(path, 'plain');
  expect(await memory.read(path, true, false)).toMatchObject({ isCompressed: false });
  await writeFile(`${path}.br`, 'compressed');
  expect(await textOf({ compressed: true, isNow: true })).toBe('compressed');
  expect(await textOf()).toBe('plain');
});

test('a reload gets the file as it is on the disk', async () => {
  await writeFile(path, 'damaged');
  const damaged = await memory.read(path, false, false);
  expect((await memory.read(path, false, true))?.bytes).toBe(damaged?.bytes);
  await writeFile(`${path}.new`, 'correct');
  await rename(`${path}.new`, path);
  expect(await textOf({ isNow: true })).toBe('correct');
  await rm(path);
  expect(await textOf({ isNow: true })).toBeUndefined();
  expect(await textOf()).toBeUndefined();
});

test('each request for a missing file checks the disk again', async () => {
  expect(await textOf()).toBeUndefined();
  await writeFile(path, 'published meanwhile');
  expect(await textOf()).toBe('published meanwhile');
});
