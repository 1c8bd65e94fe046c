import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
import { compileKit } from './compile-kit.mjs';
import { copyDocuments } from './copy-documents.mjs';

const kitFolder = join(workspace, 'shared-config');
const uiFolder = join(workspace, 'shared-ui');
const domainFolder = join(workspace, 'shared-domain');

const kitOutput = join(kitFolder, 'dist/kit');

/** Tools that check and test a remote, in the versions that the site uses. */
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
 * Packs the kit, the components and the domain, and lists the archives in `packages.json`. The domain is only for
 * remotes that move to another repository. Requires the shell's development build.
 * @param {string} [target] folder for the archives
 * @returns {string[]} paths of the archives
 */
export function packKit(target = kitOutput) {
  if (target === kitOutput) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  mkdirSync(join(kitFolder, 'dist'), { recursive: true });
  // Several processes may pack the kit at the same time.
  const output = mkdtempSync(join(kitFolder, 'dist/packing-'));
  try {
    return packFrom(output, target);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function packFrom(output, target) {
  const entries = compileKit(output);
  const kit = join(output, 'remote-kit');
  const ui = join(output, 'ui');
  const domain = join(output, 'shared-domain');
  copyOthers(kitFolder, kit, ['build', 'template', 'contract']);
  copyOthers(uiFolder, ui, ['src']);
  copyShell(join(kit, 'shell'));
  for (const folder of [kit, ui, domain]) cpSync(join(workspace, 'LICENSE'), join(folder, 'LICENSE'));
  copyDocuments(kit);

  const own = read(kitFolder);
  const uiPackage = read(uiFolder);
  const domainPackage = read(domainFolder);
  const root = read(workspace);
  const peers = ['react', 'react-dom', 'react-router-dom'];
  const dependencies = Object.entries({
    // The kit contains modules of the domain.
    ...domainPackage.dependencies,
    ...own.dependencies,
    ...own.devDependencies,
  }).filter(([name]) => !name.startsWith('@title24/') && !peers.includes(name));
  write(kit, {
    ...described(own),
    exports: exportsOf(entries.kit),
    bin: { remote: './cli/bin.js' },
    engines: root.engines,
    sideEffects: false,
    dependencies: Object.fromEntries(
      [...dependencies, ...tools.map((name) => [name, root.devDependencies[name]])].sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    ),
    peerDependencies: {
      [uiPackage.name]: uiPackage.version,
      ...ranges(peers.map((name) => [name, own.dependencies[name]])),
    },
  });
  write(ui, {
    ...described(uiPackage),
    exports: exportsOf(entries.ui),
    sideEffects: uiPackage.sideEffects,
    peerDependencies: ranges(Object.entries(uiPackage.dependencies)),
  });
  write(domain, {
    ...described(domainPackage),
    exports: exportsOf(entries.domain),
    sideEffects: false,
    dependencies: domainPackage.dependencies,
  });
  const packages = Object.fromEntries([kit, ui, domain].map((folder) => listed(folder, target)));
  writeFileSync(join(target, 'packages.json'), `${JSON.stringify(packages, null, 2)}\n`);
  return Object.values(packages).map(({ file }) => join(target, file));
}

/** Changes each version to a range from its minor version: '19.3.1' → '^19.3.0'. */
const ranges = (dependencies) =>
  Object.fromEntries(
    dependencies.map(([name, version]) => [name, version.replace(/^(\d+\.\d+)\.\d+$/, '^$1.0')]),
  );

/** Packs a folder into an archive named after a hash of its content. @returns the archive's entry in packages.json */
function listed(folder, target) {
  const { name, version, peerDependencies = {} } = read(folder);
  const archive = pack(folder, target);
  const hash = createHash('sha512').update(readFileSync(archive));
  const integrity = `sha512-${hash.copy().digest('base64')}`;
  const file = basename(archive).replace(/\.tgz$/, `-${hash.digest('hex').slice(0, 16)}.tgz`);
  renameSync(archive, join(target, file));
  return [name, { version, file, integrity, peerDependencies }];
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

/** Copies files that are not compiled, such as styles, images, typefaces with licenses, and templates. */
function copyOthers(from, to, folders) {
  for (const folder of folders)
    for (const file of readdirSync(join(from, folder), { recursive: true }))
      if (/\.(css|svg|woff2|OFL\.txt|cjs|mjs|template)$|css-modules\.d\.ts$/.test(file))
        cpSync(join(from, folder, file), join(to, folder, file));
}

/** Copies the real shell, built with React's development build, which reports every hydration mismatch. */
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
