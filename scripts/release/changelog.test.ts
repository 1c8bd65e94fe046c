import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';

let folder: string;
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@b.test',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@b.test',
    },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changelog-'));
  await mkdir(join(folder, 'server'));
  await copyFile(join(workspace, 'scripts/release/changelog.mjs'), join(folder, 'changelog.mjs'));
  const { scripts } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8'));
  const version = scripts.version.replace('scripts/release/', '');
  const site = { name: 'site', version: '1.0.0', workspaces: ['server'], scripts: { version } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(site));
  await writeFile(join(folder, 'server/package.json'), JSON.stringify({ name: 'server', version: '1.0.0' }));
  run('git', 'init', '--quiet');
  run('npm', 'install', '--package-lock-only', '--silent');
  commit('Add the site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function commit(subject: string): void {
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--allow-empty', '--message', subject);
}

test('the npm version command tags a version, lists the changes since the previous one, and gives the server the same version', async () => {
  run('npm', 'version', 'patch');
  commit('Add prices');
  commit('Correct a price');
  run('npm', 'version', 'minor');
  expect(run('git', 'tag').trim().split('\n')).toEqual(['v1.0.1', 'v1.1.0']);
  expect(run('git', 'status', '--porcelain')).toBe('');
  const day = new Date().toISOString().slice(0, 10);
  expect(run('git', 'show', 'v1.1.0:CHANGELOG.md')).toBe(
    `# Changes\n\n## 1.1.0 (${day})\n\n- Correct a price\n- Add prices\n\n## 1.0.1 (${day})\n\n- First release\n`,
  );
  const server = JSON.parse(run('git', 'show', 'v1.1.0:server/package.json'));
  const lock = JSON.parse(run('git', 'show', 'v1.1.0:package-lock.json'));
  expect([server.version, lock.version, lock.packages.server.version]).toEqual(['1.1.0', '1.1.0', '1.1.0']);
});
