import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '../testing/folder-for-tests.ts';

const folder = folderForTests();

test('K2: on a version of Node that is too old, the kit loads no other files and prints which version it needs', () => {
  cpSync(new URL('bin.ts', import.meta.url), join(folder, 'cli/bin.ts'));
  const kit = { type: 'module', engines: { node: '>=1000' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(kit));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'cli/bin.ts')], { encoding: 'utf8' });
  expect(stderr).toBe(`The kit needs Node 1000 or newer. This is Node ${process.version}.\n`);
  expect(status).toBe(1);
});
