import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { node, workspace } from '../setup/workspace.mjs';
import { removeUnneeded } from './remove-unneeded.mjs';

const kitFolder = 'shared-config';
const uiFolder = 'shared-ui';
const domainFolder = 'shared-domain';

/** Files that are run or loaded by path, not imported. */
const entryFiles = [
  'cli/bin.ts',
  'build/build-app.ts',
  'build/entry-loader.ts',
  'build/hot/hot-entry.ts',
  'build/hot/refresh-loader.ts',
  'build/unnamed-components-loader.ts',
  'hot/hot-page.ts',
  'site-proxy/parts-overlay.ts',
  'testing/fail-on-console.ts',
];

/** Entry points that the kit leaves out, because only code in this repository uses them. */
const internalEntries = [
  './queries',
  './document',
  './registry',
  './render',
  './hot',
  './testing/entries',
  './testing/examples',
];

/** @returns {Record<string, string>} the public entry points of a package: source files, keyed by subpath */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).filter(([subpath]) => !internalEntries.includes(subpath)),
  );
}

/**
 * Compiles the kit, the components and the domain to `.js`, `.d.ts` and source maps, for remotes in other repositories.
 * The kit gets a copy of the domain modules that it imports.
 * @param {string} target folder that receives `remote-kit/`, `ui/` and `shared-domain/`
 * @returns {{ kit: Record<string, string>, ui: Record<string, string>, domain: Record<string, string> }} the entry
 * points of each package: compiled files such as 'x/index.js', keyed by subpath
 */
export function compileKit(target) {
  const domain = entriesOf(domainFolder);
  const kit = entriesOf(kitFolder);
  const ui = entriesOf(uiFolder);
  const isTypeScript = (file) => /\.tsx?$/.test(file);
  const sources = (folder, files) => files.filter(isTypeScript).map((file) => join(folder, file));
  const emitted = mkdtempSync(join(tmpdir(), 'title24-kit-'));
  try {
    // The compiler emits nothing for installed packages. With these paths, it treats the packages as sources.
    const paths = { ...pathsTo(domainFolder), ...pathsTo(uiFolder) };
    emit(emitted, paths, [
      ...sources(kitFolder, [...Object.values(kit), ...entryFiles]),
      ...sources(uiFolder, Object.values(ui)),
      ...sources(domainFolder, Object.values(domain)),
      join(kitFolder, 'contract/css-modules.d.ts'),
    ]);
    copyCompiled(join(emitted, kitFolder), join(target, 'remote-kit'), domain);
    copyCompiled(join(emitted, domainFolder), join(target, 'remote-kit/domain'), domain);
    copyCompiled(join(emitted, domainFolder), join(target, 'shared-domain'), domain);
    copyCompiled(join(emitted, uiFolder), join(target, 'ui'), domain);
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
  removeUnneeded(join(target, 'remote-kit'), [...Object.values(kit), ...entryFiles].map(compiledName));
  const compiled = (entries) =>
    Object.fromEntries(Object.entries(entries).map(([subpath, file]) => [subpath, compiledName(file)]));
  return { kit: compiled(kit), ui: compiled(ui), domain: compiled(domain) };
}

const compiledName = (file) => file.replace(/\.tsx?$/, '.js');

function pathsTo(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, file]) => [
      name + subpath.slice(1),
      [join(workspace, folder, file)],
    ]),
  );
}

function emit(outDir, paths, files) {
  const config = join(outDir, 'tsconfig.json');
  const options = {
    extends: join(workspace, 'tsconfig.browser.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: workspace,
      outDir,
      paths,
      typeRoots: [join(workspace, 'node_modules/@types')],
    },
    files: files.map((file) => join(workspace, file)),
  };
  writeFileSync(config, JSON.stringify(options));
  const tsc = join(workspace, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(node, [tsc, '-p', config], { encoding: 'utf8' });
  rmSync(config);
  if (status !== 0) throw new Error(`The kit does not compile:\n${stdout}`);
}

/** Copies a package's compiled files without tests, and points imports of the domain to the kit's copy. */
function copyCompiled(from, to, domain) {
  for (const item of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!item.isFile() || /\.test\./.test(item.name)) continue;
    const source = join(item.parentPath, item.name);
    const file = join(to, relative(from, source));
    mkdirSync(dirname(file), { recursive: true });
    const text = readFileSync(source, 'utf8');
    writeFileSync(file, /\.(js|d\.ts)$/.test(file) ? renamed(text, file, to, domain) : text);
  }
}

function renamed(text, file, to, domain) {
  const kitRoot = to.endsWith('domain') ? dirname(to) : to;
  const named = text
    .replace(/(['"])@title24\/shared-domain(\/[\w/-]+)?\1/g, (_, quote, subpath = '') => {
      const compiled = join(kitRoot, 'domain', domain[`.${subpath}`].replace(/\.ts$/, '.js'));
      const path = relative(dirname(file), compiled);
      return quote + (path.startsWith('.') ? path : `./${path}`) + quote;
    })
    // The compiler rewrites only imports, not the arguments of `import.meta.resolve`.
    .replace(/(import\.meta\.resolve\('\.[^']*)\.tsx?'/g, "$1.js'");
  if (!file.endsWith('.d.ts')) return named;
  const declared = named.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
  return file === join(kitRoot, 'contract/index.d.ts')
    ? `/// <reference path="./css-modules.d.ts" />\n${declared}`
    : declared;
}
