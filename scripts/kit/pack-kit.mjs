import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
import { compileKit } from './compile-kit.mjs';

const kitFolder = join(workspace, 'shared-config');
const uiFolder = join(workspace, 'shared-ui');

/** Output folder for the packages. */
const kitOutput = join(kitFolder, 'dist/kit');

/** Tools that check and test a remote, in the same versions as for the site's own remotes. */
const tools = [
  '@biomejs/biome',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  'jest',
  'jest-environment-jsdom',
  'typescript',
];

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Packs the kit and the component library. The shell must have a development build.
 * @param {string} [target] folder for the archives
 * @returns {string[]} paths of the archives
 */
export function packKit(target = kitOutput) {
  rmSync(kitOutput, { recursive: true, force: true });
  mkdirSync(kitOutput, { recursive: true });
  const entries = compileKit(kitOutput);
  const kit = join(kitOutput, 'remote-kit');
  const ui = join(kitOutput, 'ui');
  copyOthers(kitFolder, kit, ['build', 'template', 'contract']);
  copyOthers(uiFolder, ui, ['src']);
  copyShell(join(kit, 'shell'));
  for (const folder of [kit, ui]) cpSync(join(workspace, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(workspace, 'docs/kit.md'), join(kit, 'README.md'));

  const own = read(kitFolder);
  const uiPackage = read(uiFolder);
  const root = read(workspace).devDependencies;
  const peers = ['react', 'react-dom', 'react-router-dom'];
  const dependencies = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
    ([name]) => !name.startsWith('@title24/') && !peers.includes(name),
  );
  write(kit, {
    ...described(own),
    exports: exportsOf(entries.kit),
    bin: { remote: './cli/remote.js' },
    engines: { node: '>=24' },
    sideEffects: false,
    dependencies: Object.fromEntries(
      [...dependencies, ...tools.map((name) => [name, root[name]])].sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    peerDependencies: {
      [uiPackage.name]: uiPackage.version,
      ...Object.fromEntries(peers.map((name) => [name, `^${own.dependencies[name]}`])),
    },
  });
  write(ui, {
    ...described(uiPackage),
    exports: exportsOf(entries.ui),
    sideEffects: uiPackage.sideEffects,
    peerDependencies: uiPackage.dependencies,
  });
  return [kit, ui].map((folder) => pack(folder, target));
}

const described = ({ name, version, description }) => ({
  name,
  version,
  description,
  type: 'module',
  license: 'SEE LICENSE IN LICENSE',
});

function exportsOf(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([subpath, file]) => [
      subpath,
      file.endsWith('.js') ? { types: file.replace(/\.js$/, '.d.ts'), default: file } : file,
    ]),
  );
}

/**
 * Copies the files that are not compiled: styles, images, typefaces with their licenses, CommonJS files and templates.
 */
function copyOthers(from, to, folders) {
  for (const folder of folders)
    for (const file of readdirSync(join(from, folder), { recursive: true }))
      if (/\.(css|svg|woff2|OFL\.txt|cjs|mjs|template)$|css-modules\.d\.ts$/.test(file))
        cpSync(join(from, folder, file), join(to, folder, file));
}

/**
 * Copies the real shell, in which remotes are shown and checked. Its development React reports every hydration
 * mismatch.
 */
function copyShell(target) {
  const build = join(workspace, 'shell/dist/development');
  if (!existsSync(join(build, 'remote.json')))
    throw new Error(`${build} does not contain a build of the shell.`);
  cpSync(build, target, { recursive: true, filter: (file) => !/\.(br|map)$/.test(file) });
}

function write(folder, content) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

function pack(folder, target) {
  const args = ['pack', '--silent', '--pack-destination', target];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm cannot pack ${folder}:\n${stderr}`);
  return join(target, stdout.trim().split('\n').at(-1));
}
