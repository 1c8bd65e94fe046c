import { execFileSync, spawn } from 'node:child_process';
import { constants, copyFile, cp, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { launchOptions } from './launch-options.ts';
import { workspace } from './site.ts';

/** A team that works outside this repository with the kit's packages. */
export interface ExternalTeam {
  readonly folder: string;
  /** Whether this repository is hidden from the team. */
  readonly isBlind: boolean;
  /**
   * Runs a shell script in the team's folder.
   *
   * @returns the output
   * @throws RegistryUnreachableError if npm reports a network or registry failure, otherwise Error if the
   * script fails. Both contain the output
   */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Copies a remote's sources to `../site/<name>`, relative to the team's folder. */
  take(name: string): Promise<void>;
  /** Processor time of the scripts that have succeeded, in seconds. */
  readonly cpuSeconds: number;
  /** Returns the symbolic links that lead out of the team's folder. */
  linksOut(): Promise<string[]>;
  /** Ends the team's programs and removes its folders. */
  remove(): Promise<void>;
}

/** Names of environment variables that this machine may need to reach the package registry. */
const registrySettings =
  /^(npm_config_(registry|userconfig|globalconfig|cache|ca|cafile|proxy|https_proxy|noproxy|strict_ssl)|(https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/** npm's messages for network or registry failures. */
const registryFailure =
  /\bnpm (?:error|ERR!) (?:code )?(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E429|E5\d\d)\b/;

/** Thrown when npm reports a network or registry failure. */
export class RegistryUnreachableError extends Error {
  override readonly name = 'RegistryUnreachableError';
}

/** Creates a team with the kit's packages from the existing builds. */
export async function createExternalTeam(): Promise<ExternalTeam> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'title24-stranger-')));
  const folder = join(home, 'repository');
  const packages = join(home, 'packages');
  const bin = join(home, 'bin');
  for (const each of [folder, packages, bin]) await mkdir(each);
  await copyFile(process.execPath, join(bin, 'node'), constants.COPYFILE_FICLONE);
  const prefix = hidingPrefix();
  const running = new Set<number>();
  let cpuSeconds = 0;

  async function start(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
    const [program = '', ...args] = ['nice', '-n', '10', ...command];
    // The child gets a process group, so that the programs that it starts can be ended too.
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    if (child.pid) running.add(child.pid);
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    running.delete(child.pid ?? 0);
    if (code === 0) return output;
    throw registryFailure.test(output) ? new RegistryUnreachableError(output) : new Error(output);
  }

  try {
    const pack = `import('./scripts/kit/pack-kit.mjs').then(({ packKit }) => packKit(${JSON.stringify(packages)}))`;
    await start([process.execPath, '-e', pack], workspace, process.env);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  const settings = Object.entries(process.env).filter(([name]) => registrySettings.test(name));
  return {
    folder,
    isBlind: prefix.length > 0,
    get cpuSeconds() {
      return cpuSeconds;
    },
    async run(script, env = {}) {
      // `times` prints user and system time of the shell, then of its programs, each as '0m1.5s 0m0.2s'.
      const timed = `set -e\n${script}\necho CPU; times`;
      const output = await start([...prefix, 'bash', '-c', timed], folder, {
        ...Object.fromEntries(settings),
        PATH: `${bin}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
        HOME: process.env.HOME,
        CHROMIUM_PATH: launchOptions.executablePath,
        npm_config_update_notifier: 'false',
        NO_COLOR: '1',
        ...env,
      });
      const [printed = '', times = ''] = output.split(/^CPU$/m);
      for (const [, minutes, seconds] of times.matchAll(/(\d+)m([\d.]+)s/g))
        cpuSeconds += Number(minutes) * 60 + Number(seconds);
      return printed;
    },
    async take(name) {
      const sources = join(workspace, name);
      const filter = (file: string) => !/^(dist|node_modules)$/.test(relative(sources, file));
      await cp(sources, join(home, 'site', name), { recursive: true, filter });
    },
    async linksOut() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const links = found
        .filter((item) => item.isSymbolicLink())
        .map((item) => join(item.parentPath, item.name));
      const targets = await Promise.all(links.map((link) => realpath(link)));
      return links.filter((_, index) => !targets[index]?.startsWith(`${folder}/`));
    },
    async remove() {
      for (const group of running) process.kill(-group, 'SIGKILL');
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Returns a command prefix that hides this repository; empty if the machine does not allow this. */
function hidingPrefix(): string[] {
  const empty = `mount -t tmpfs none ${JSON.stringify(workspace.replace(/\/$/, ''))} && exec "$@"`;
  for (const options of [['-m'], ['-rm']]) {
    const command = ['unshare', ...options, 'sh', '-c', empty, 'hidden'];
    try {
      execFileSync(command[0] ?? '', [...command.slice(1), 'true'], { cwd: tmpdir(), stdio: 'ignore' });
      return command;
    } catch {}
  }
  return [];
}
