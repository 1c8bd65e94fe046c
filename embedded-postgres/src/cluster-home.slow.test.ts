import { chown, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installedBinaries, type PostgresBinaries } from './binaries.ts';
import { findClusterHome } from './cluster-home.ts';
import { canEnter, canUse } from './reach.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/temporary-folder.ts';

/** Only root can run the database as a different user. */
const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

let open: TemporaryFolder;
let closed: TemporaryFolder;
let dataDir: string;
let outside: string;
let installed: PostgresBinaries;
const find = (folder = dataDir) => findClusterHome(folder, { outside, installed });
const exists = async (folder: string) => (await stat(folder).catch(() => null)) !== null;
const isProgramFolder = (name: string) => name.startsWith('programs-');

beforeEach(async () => {
  open = await temporaryFolder(0o711);
  closed = await temporaryFolder(0o700);
  outside = path.join(open.path, 'outside');
  dataDir = path.join(closed.path, 'data');
  await mkdir(dataDir);
  installed = installedBinaries();
});
afterEach(async () => {
  await open.remove();
  await closed.remove();
});

test('the database is stored in the data folder if the database user can enter it', async () => {
  const home = await find(open.path);
  // Compares only the version, because the programs' location depends on who can enter the checkout. The tests below
  // cover the location.
  const { version } = installed;
  expect(home).toMatchObject({ cluster: path.join(open.path, 'postgresql'), binaries: { version } });
  expect((await readdir(open.path)).filter((name) => name !== 'outside')).toEqual([]);
});

asRoot('if the data folder is in a folder that other users cannot enter,', () => {
  test('the database is stored outside the data folder, and found at the next start', async () => {
    const { cluster, user } = await find();
    expect(path.dirname(path.dirname(cluster))).toBe(outside);
    expect(user?.uid).not.toBe(0);
    expect((await find()).cluster).toBe(cluster);
  });

  test('the database runs as the owner of its existing files', async () => {
    const { cluster } = await find();
    await mkdir(cluster);
    await chown(cluster, 65_534, 65_534);
    expect((await find()).user).toEqual({ uid: 65_534, gid: 65_534 });
  });

  test('the programs are copied only once, to a folder where the database user can run them', async () => {
    const copy = path.join(closed.path, 'native');
    await cp(installed.folder, copy, { recursive: true, verbatimSymlinks: true });
    installed = { ...installed, folder: copy };
    const { binaries, user } = await find();
    expect(await canUse(user, installed)).toBe(false);
    expect(await canUse(user, binaries)).toBe(true);
    const { ino } = await stat(binaries.folder);
    expect((await stat((await find()).binaries.folder)).ino).toBe(ino);
    expect((await readdir(outside)).filter(isProgramFolder)).toHaveLength(1);
  });

  test('a moved data folder keeps its database', async () => {
    const { cluster } = await find();
    const moved = path.join(closed.path, 'moved');
    await rename(dataDir, moved);
    expect((await find(moved)).cluster).toBe(cluster);
    expect((await find(moved)).cluster).toBe(cluster);
  });

  test('a copy of a data folder is refused', async () => {
    await find();
    const copy = path.join(closed.path, 'copy');
    await cp(dataDir, copy, { recursive: true });
    await expect(find(copy)).rejects.toThrow(`is a copy of ${dataDir}`);
  });

  test('a new data folder at the path of a moved one starts empty, and the old database is kept', async () => {
    const { cluster } = await find();
    await mkdir(cluster);
    const moved = path.join(closed.path, 'moved');
    await rename(dataDir, moved);
    await mkdir(dataDir);
    const { cluster: other } = await find();
    expect(other).not.toBe(cluster);
    expect(await exists(other)).toBe(false);
    expect((await find(moved)).cluster).toBe(cluster);
    expect(await exists(cluster)).toBe(true);
  });

  test('the database of a moved data folder stays when a new data folder gets a database', async () => {
    const { cluster } = await find();
    await mkdir(cluster);
    const moved = path.join(closed.path, 'moved');
    await rename(dataDir, moved);
    await find(moved);
    const next = path.join(closed.path, 'next');
    await mkdir(next);
    await find(next);
    expect(await exists(cluster)).toBe(true);
  });

  test('under a strict umask, the database user can enter the folder of a database outside the data folder', async () => {
    const umask = process.umask(0o077);
    const { cluster, user } = await find().finally(() => process.umask(umask));
    expect(await canEnter(user, path.dirname(cluster))).toBe(true);
  });

  test('startup fails if the new database user cannot be looked up', async () => {
    const programs = path.join(open.path, 'programs');
    await mkdir(programs);
    await writeFile(path.join(programs, 'useradd'), '#!/bin/sh\n', { mode: 0o755 });
    const { PATH } = process.env;
    process.env.PATH = programs;
    try {
      await expect(find()).rejects.toThrow('cannot run as root');
    } finally {
      process.env.PATH = PATH;
    }
  });

  test('databases of removed temporary data folders are removed when a new data folder gets a database', async () => {
    const { cluster } = await find();
    await rm(dataDir, { recursive: true });
    const next = path.join(closed.path, 'next');
    await mkdir(next);
    await find(next);
    expect(await readdir(outside)).not.toContain(path.basename(path.dirname(cluster)));
  });

  test('a database folder that the database user can no longer enter is reported', async () => {
    const inside = path.join(dataDir, 'postgresql');
    await mkdir(inside);
    await chown(inside, 65_534, 65_534);
    await expect(find()).rejects.toThrow(/cannot enter .*chmod o\+x/);
  });
});
