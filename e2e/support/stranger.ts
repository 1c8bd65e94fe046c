import { execFileSync, spawn } from 'node:child_process';
import { constants, copyFile, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { launchOptions } from './launch-options.ts';
import { workspace } from './site.ts';

/** A team with a folder of its own, the kit's packages, a Node, and nothing of this repository. */
export interface Stranger {
  /** Where its repository is. */
  readonly folder: string;
  /** Where the kit's packages lie for it. */
  readonly packages: string;
  /** Whether this repository was out of its sight, which not every machine lets a test do. */
  readonly isBlind: boolean;
  /** Runs a shell script in its folder; rejects with what it wrote if it fails. */
  run(
    script: string,
    env?: Readonly<Record<string, string>>,
  ): Promise<{ output: string; cpuSeconds: number }>;
  /** Files of its folder that are links to somewhere else. */
  linksOut(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Packs the kit and hands it to a team. */
export async function meetStranger(): Promise<Stranger> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'title24-stranger-')));
  const folder = join(home, 'repository');
  const packages = join(home, 'packages');
  const bin = join(home, 'bin');
  for (const each of [folder, packages, bin]) await mkdir(each);
  await copyFile(process.execPath, join(bin, 'node'), constants.COPYFILE_FICLONE);
  const packed = await run('nice', ['-n', '5', 'node', 'scripts/kit-pack.mjs'], workspace, process.env);
  for (const archive of packed.match(/^\/.*\.tgz$/gm) ?? [])
    await copyFile(archive, join(packages, basename(archive)));
  const hiding = hide();
  return {
    folder,
    packages,
    isBlind: hiding.length > 0,
    async run(script, env = {}) {
      // Time of the shell, then of what it ran: '0m1.5s 0m0.2s' each.
      const timed = `set -e\n${script}\necho CPU; times`;
      const [command = '', ...args] = [...hiding, 'nice', '-n', '5', 'bash', '-c', timed];
      const output = await run(command, args, folder, {
        PATH: `${bin}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
        HOME: process.env.HOME,
        // Without them npm cannot trust a registry that this machine reaches by a certificate of its own.
        NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
        SSL_CERT_FILE: process.env.SSL_CERT_FILE,
        CHROMIUM_PATH: launchOptions.executablePath,
        npm_config_update_notifier: 'false',
        NO_COLOR: '1',
        ...env,
      });
      const [, times = ''] = output.split(/^CPU$/m);
      const seconds = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
      return { output, cpuSeconds: seconds.reduce((sum, each) => sum + each, 0) };
    },
    async linksOut() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const links = found
        .filter((item) => item.isSymbolicLink())
        .map((item) => join(item.parentPath, item.name));
      const targets = await Promise.all(links.map((link) => realpath(link)));
      return links.filter((_, index) => !targets[index]?.startsWith(`${folder}/`));
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** A command that runs another one with an empty folder in this repository's place; none if the machine does not allow it. */
function hide(): string[] {
  const empty = `mount -t tmpfs none ${JSON.stringify(workspace.replace(/\/$/, ''))} && exec "$@"`;
  for (const options of [['-m'], ['-rm']]) {
    const command = ['unshare', ...options, 'sh', '-c', empty, 'hidden'];
    try {
      execFileSync(command[0] ?? '', [...command.slice(1), 'true'], { cwd: tmpdir(), stdio: 'ignore' });
      return command;
    } catch {
      // Not this way.
    }
  }
  return [];
}

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { cwd, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
