import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Strings found only in builds with hot updates (shared-config/build/hot). */
const development = /hotPage|webpackHotUpdate|\$RefreshReg\$|react-refresh|\.hot-update\./;

test('K9: no production build contains code of npm run dev', async () => {
  const folders = (await readdir(workspace)).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const scripts: string[] = [];
  for (const folder of folders) {
    const browser = join(workspace, folder, 'dist/production/browser');
    for (const file of await readdir(browser).catch(() => []))
      if (file.endsWith('.js')) scripts.push(join(browser, file));
  }
  expect(scripts.length).toBeGreaterThan(folders.length);
  for (const file of scripts) expect(await readFile(file, 'utf8'), file).not.toMatch(development);
});
