import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TemporaryDataDir, temporaryDataDir } from '../db/testing/temporary-data-dir.ts';
import { StartupError } from '../process/startup-error.ts';
import { type DataDirLock, dataDirInUse, takeDataDir, takeDataDirAfterTools } from './data-dir-lock.ts';

let folder: TemporaryDataDir;
beforeEach(async () => {
  folder = await temporaryDataDir();
});
afterEach(() => folder.remove());

async function take(role: 'server' | 'tool'): Promise<DataDirLock> {
  const taken = await takeDataDir(folder.dataDir, role);
  if (!('release' in taken)) throw new Error('It is taken.');
  return taken;
}

test('locking a locked folder returns its holder, and succeeds after the lock is released', async () => {
  const first = await take('server');
  expect(await takeDataDir(folder.dataDir, 'server')).toEqual({ pid: process.pid, role: 'server' });
  await first.release();
  await (await take('tool')).release();
});

test('a server does not wait for a folder that another server has locked', async () => {
  const first = await take('server');
  expect(await takeDataDirAfterTools(folder.dataDir, 'server', 60_000)).toMatchObject({ role: 'server' });
  await first.release();
});

test('a server waits for a folder that a tool has locked', async () => {
  const tool = await take('tool');
  const waiting = takeDataDirAfterTools(folder.dataDir, 'server', 10_000);
  await tool.release();
  const taken = await waiting;
  expect(taken).toHaveProperty('release');
  if ('release' in taken) await taken.release();
});

test('a pid file alone does not lock the folder', async () => {
  await writeFile(
    path.join(folder.dataDir, 'lock.json'),
    JSON.stringify({ pid: process.pid, role: 'server' }),
  );
  await (await take('server')).release();
});

test('a damaged lock file causes a startup error', async () => {
  await writeFile(path.join(folder.dataDir, 'lock'), 'not a lock'.repeat(1000));
  await expect(take('server')).rejects.toThrow(StartupError);
});

test('the error for a locked folder names the folder, the process and a remedy', () => {
  expect(dataDirInUse('/site/.data', { pid: 42, role: 'server' }).message).toMatch(
    /\/site\/\.data is in use .*process 42.*DATA_DIR/,
  );
});
