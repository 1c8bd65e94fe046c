import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RendererCommand {
  readonly program: string;
  readonly args: readonly string[];
}

/** Maximum size of the old space, the main part of Node's JavaScript heap, in mebibytes. */
const heapMb = 256;

/** Maximum bytes of all writable memory, including that of Node.js itself. */
const dataBytes = 1_000_000_000;

const program = fileURLToPath(new URL('./renderer-program.cjs', import.meta.url));
const confine = fileURLToPath(new URL('./confine-renderer.sh', import.meta.url));

/** Returns the packages that the renderer provides to every bundle. */
function sharedPackages(): readonly (readonly [name: string, folder: string])[] {
  const { resolve } = createRequire(import.meta.url);
  return ['react', 'react-dom'].map((name) => [name, dirname(resolve(`${name}/package.json`))] as const);
}

/**
 * Returns the paths of the script and React, and Node.js arguments that permit reading only these. The arguments do not
 * restrict the network or signals.
 */
function permittedNode(script: string) {
  const packages = sharedPackages();
  const paths = [script, ...packages.map(([, folder]) => folder)];
  const args = [
    '--permission',
    `--allow-fs-read=${script}`,
    ...packages.map(([, folder]) => `--allow-fs-read=${folder}/*`),
    `--max-old-space-size=${heapMb}`,
    script,
    ...packages.map((pair) => pair.join('=')),
  ];
  return { paths, args };
}

/** Returns a renderer command for any platform, without namespaces. */
export function plainCommand(script: string = program): RendererCommand {
  return { program: process.execPath, args: permittedNode(script).args };
}

/**
 * Returns a renderer command with limited memory and separate Linux namespaces: no network, and only the renderer's own
 * files and processes. The renderer is killed when the server ends. Some machines do not permit namespaces.
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

/**
 * Returns a folder on which to mount the renderer's file system. If possible, the folder contains neither Node.js nor
 * `paths`.
 */
function buildingPlace(paths: readonly string[]): string {
  const hides = (folder: string) =>
    [process.execPath, ...paths].some((path) => path.startsWith(`${folder}/`));
  return ['/mnt', '/srv', '/media', '/tmp'].find((folder) => existsSync(folder) && !hides(folder)) ?? '/mnt';
}
