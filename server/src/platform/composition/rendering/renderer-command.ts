import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program with its arguments. */
export interface RendererCommand {
  readonly program: string;
  readonly args: readonly string[];
}

/** JavaScript heap size in megabytes. */
const heapMb = 256;

/** Limit for all writable memory, in bytes: Node's own, the heap, and memory outside the heap. */
const dataBytes = 1_000_000_000;

const program = fileURLToPath(new URL('./renderer-program.cjs', import.meta.url));
const confine = fileURLToPath(new URL('./confine-renderer.sh', import.meta.url));

/** Packages that the renderer provides to every bundle, so that none includes a copy. */
function sharedPackages(): readonly (readonly [name: string, folder: string])[] {
  const { resolve } = createRequire(import.meta.url);
  return ['react', 'react-dom'].map((name) => [name, dirname(resolve(`${name}/package.json`))] as const);
}

/**
 * Returns Node's arguments for read access to the script and React only: no other files, no child processes, threads
 * or addons, and no code from strings. They do not restrict the network or signals.
 */
function permittedNode(script: string) {
  const packages = sharedPackages();
  const paths = [script, ...packages.map(([, folder]) => folder)];
  const args = [
    '--permission',
    `--allow-fs-read=${script}`,
    ...packages.map(([, folder]) => `--allow-fs-read=${folder}/*`),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMb}`,
    script,
    ...packages.map((pair) => pair.join('=')),
  ];
  return { paths, args };
}

/** Returns a renderer command for any platform. */
export function plainCommand(script: string = program): RendererCommand {
  return { program: process.execPath, args: permittedNode(script).args };
}

/**
 * Returns the command for a renderer in its own Linux namespaces: no network, no files but its own, no other processes
 * to see or signal, a limit on all its memory, and an exit together with the server. It needs no
 * privileges beyond the server's, but some machines and containers do not allow it.
 */
export function confinedCommand(script: string = program): RendererCommand {
  const { paths, args } = permittedNode(script);
  return {
    program: 'setpriv',
    args: [
      ...['--pdeathsig', 'KILL'],
      ...['prlimit', `--data=${dataBytes}`, '--core=0', '--nofile=64'],
      'unshare',
      ...['--user', '--map-root-user', '--mount', '--net', '--pid', '--ipc', '--uts'],
      ...['--fork', '--kill-child'],
      ...['/bin/sh', confine, buildingPlace(paths), process.execPath, ...paths, '--', ...args],
    ],
  };
}

/** Chooses a folder in which the renderer's file system can be built without hiding any of its paths. */
function buildingPlace(paths: readonly string[]): string {
  const hides = (folder: string) =>
    [process.execPath, ...paths].some((path) => path.startsWith(`${folder}/`));
  return ['/mnt', '/srv', '/media', '/tmp'].find((folder) => existsSync(folder) && !hides(folder)) ?? '/mnt';
}
