import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type RunningCommand, startCommand } from './running-command.ts';
import { workspace } from './site.ts';

/** A partial copy of this repository, with links to the installed packages. Commands may change the copy. */
export interface RepositoryCopy {
  readonly folder: string;
  /** Starts Node.js in a folder of the copy. */
  start(folder: string, args: readonly string[], env?: Readonly<Record<string, string>>): RunningCommand;
  remove(): Promise<void>;
}

/** Packages that a remote's build needs. */
const kit = ['scripts', 'shared-config', 'shared-domain', 'shared-ui'];

/**
 * Copies the packages in {@link kit}, and links the installed packages.
 *
 * @param more - folders of other packages whose sources are copied
 */
export async function copyRepository(more: readonly string[] = []): Promise<RepositoryCopy> {
  const complete = [...kit, ...more];
  const folder = await mkdtemp(join(tmpdir(), 'title24-repository-'));
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json'];
  for (const file of files) await cp(join(workspace, file), join(folder, file));
  for (const each of complete)
    await cp(join(workspace, each), join(folder, each), {
      recursive: true,
      filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
    });
  const { workspaces } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const each of workspaces.filter((name: string) => !complete.includes(name)))
    await cp(join(workspace, each, 'package.json'), join(folder, each, 'package.json'));
  // Remotes are shown inside the shell, so the copy also needs the shell's build.
  if (!more.includes('shell')) await symlink(join(workspace, 'shell/dist'), join(folder, 'shell/dist'));
  for (const each of complete) {
    const own = join(workspace, each, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, each, 'node_modules'));
  }
  await linkModules(folder, more);
  return {
    folder,
    start: (where, args, env = {}) =>
      startCommand(join(workspace, 'node_modules/.bin/node'), args, {
        cwd: join(folder, where),
        env: { ...process.env, ...env },
      }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Links each installed package separately, beside the copy's own packages. */
async function linkModules(folder: string, more: readonly string[]): Promise<void> {
  const modules = join(folder, 'node_modules');
  const own = join(modules, '@title24');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(join(workspace, 'node_modules')))
    if (!['@title24', '.installed-for', '.cache'].includes(name))
      await symlink(join(workspace, 'node_modules', name), join(modules, name));
  const packages = {
    'remote-kit': 'shared-config',
    'shared-domain': 'shared-domain',
    ui: 'shared-ui',
    ...Object.fromEntries(more.map((each) => [each, each])),
  };
  for (const [name, source] of Object.entries(packages))
    await symlink(join('../..', source), join(own, name));
  const lock = await readFile(join(folder, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`);
  await writeFile(join(modules, '.installed-for'), `${stamp.digest('hex')} with tools`);
}
