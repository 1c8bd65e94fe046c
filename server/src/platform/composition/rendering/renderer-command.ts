import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program with its arguments. */
export interface RendererCommand {
  readonly program: string;
  readonly args: readonly string[];
}

/** The heap of JavaScript, in megabytes. */
const heapMb = 256;

/** All memory that it may write to, in bytes: what Node itself takes, the heap, and what lies outside of that. */
const dataBytes = 1_000_000_000;

const program = fileURLToPath(new URL('./renderer-program.cjs', import.meta.url));
const confine = fileURLToPath(new URL('./confine-renderer.sh', import.meta.url));

/** What the renderer has for every bundle, so that none carries a copy. */
function sharedPackages(): readonly (readonly [name: string, folder: string])[] {
  const { resolve } = createRequire(import.meta.url);
  return ['react', 'react-dom'].map((name) => [name, dirname(resolve(`${name}/package.json`))] as const);
}

/**
 * Node with nothing but a script that it may read, and React: no other files, programs, threads or addons, and no code from
 * strings. It has no say over the network and over signals.
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

/** A renderer on any platform. */
export function plainCommand(script: string = program): RendererCommand {
  return { program: process.execPath, args: permittedNode(script).args };
}

/**
 * A renderer in Linux namespaces of its own: no network, no file but its own, no process of others to see or signal, a
 * limit on all its memory, and an end with the server's, however that comes. It needs no rights beyond those of the
 * server, but some machines and containers do not allow it.
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

/** A folder that what the renderer sees can be built on: one that hides nothing of it meanwhile. */
function buildingPlace(paths: readonly string[]): string {
  const hides = (folder: string) =>
    [process.execPath, ...paths].some((path) => path.startsWith(`${folder}/`));
  return ['/mnt', '/srv', '/media', '/tmp'].find((folder) => existsSync(folder) && !hides(folder)) ?? '/mnt';
}
