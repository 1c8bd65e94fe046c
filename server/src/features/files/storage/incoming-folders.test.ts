import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDataDir } from '../../../platform/db/testing/temporary-data-dir.ts';
import { IncomingFolders } from './incoming-folders.ts';

test('the sweep keeps folders of running processes and removes all others', async () => {
  const { dataDir, remove } = await temporaryDataDir();
  const incoming = new IncomingFolders(dataDir);
  const [running, ended] = [`${process.ppid}-a`, '4194305-a'];
  const killed = `${process.pid}-of-a-killed-process`;
  for (const name of [running, ended, killed, 'without-a-process']) await mkdir(path.join(dataDir, name));
  await incoming.using(async (own) => {
    await incoming.sweep();
    expect((await readdir(dataDir)).sort()).toEqual([running, path.basename(own)].sort());
  });
  expect(await readdir(dataDir)).toEqual([running]);
  await remove();
});
