import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from './parts.mjs';

/**
 * Files beside the packages that a build depends on; the last two change with the installed packages and Node. Their
 * content counts: npm gives all files that it installs the same modification time.
 */
const commonFiles = [
  'package.json',
  'package-lock.json',
  'lerna.json',
  'nx.json',
  'node_modules/.installed-for',
  'node_modules/node/package.json',
];

/**
 * Identifies what the builds of all parts are made from: path, size and modification time of each file in the folders
 * of the parts and of the workspace packages that they depend on. It reads hardly any content, so it takes milliseconds.
 * @param {string} repository
 * @returns {string} a hash that differs after a file was added, removed or edited
 */
export function inputsOf(repository) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of commonFiles) addContent(hash, repository, file);
  for (const folder of buildPackages(repository)) addFolder(hash, repository, folder, isInput);
  return hash.digest('hex');
}

/**
 * Identifies the files in a folder in the same way.
 * @param {string} folder
 * @returns {string | null} null if there is no such folder, or it is empty
 */
export function filesOf(folder) {
  const hash = createHash('sha256');
  return addFolder(hash, folder, '', () => true) > 0 ? hash.digest('hex') : null;
}

/** Folders of the parts, and of the workspace packages that they depend on, directly or not. */
function buildPackages(repository) {
  const { workspaces } = manifestOf(repository);
  const byName = new Map(workspaces.map((folder) => [manifestOf(join(repository, folder)).name, folder]));
  const found = new Set(partsOf(repository));
  for (const folder of found) {
    const { dependencies = {}, devDependencies = {} } = manifestOf(join(repository, folder));
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const dependency = byName.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found].sort();
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** As in nx.json: tests and builds are no inputs. */
const isInput = (name) => !['dist', 'node_modules'].includes(name) && !/\.test\.\w+$/.test(name);

/** Returns the number of files. */
function addFolder(hash, root, folder, isWanted) {
  let count = 0;
  const entries = readEntries(join(root, folder)).filter(({ name }) => isWanted(name));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      count += addFolder(hash, root, path, isWanted);
    } else {
      addEntry(hash, root, path);
      count += 1;
    }
  }
  return count;
}

function readEntries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function addContent(hash, root, path) {
  hash.update(`${path}\0`);
  if (existsSync(join(root, path))) hash.update(readFileSync(join(root, path)));
}

function addEntry(hash, root, path) {
  // A file may disappear while the folders are read.
  const { size, mtimeMs } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {};
  hash.update(`${path}\0${size}\0${mtimeMs}\n`);
}
