import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a function that hashes a part's inputs: its sources, those of the workspace packages that it depends on
 * directly or indirectly, package-lock.json, and the names of the operating system and the processor architecture.
 * @param {string} repository
 * @returns {(part: string) => { hash: string, bytes: number }} returns a part's hash in hexadecimal and the total size
 * of the hashed sources in bytes
 */
export function partInputs(repository) {
  const folders = new Map();
  const digests = new Map();
  const common = `${process.platform} ${process.arch} ${digestOf(readFileSync(join(repository, 'package-lock.json')))}`;
  for (const folder of readManifest(repository).workspaces) addPackage(folder);

  function addPackage(folder) {
    if (existsSync(join(repository, folder, 'package.json')))
      folders.set(readManifest(join(repository, folder)).name, folder);
  }

  function digest(folder) {
    if (!digests.has(folder)) digests.set(folder, readFolder(join(repository, folder)));
    return digests.get(folder);
  }

  function withDependencies(folder) {
    const found = new Set([folder]);
    for (const each of found)
      for (const name of Object.keys(readManifest(join(repository, each)).dependencies ?? {}))
        if (folders.has(name)) found.add(folders.get(name));
    return [...found].sort();
  }

  return (part) => {
    const packages = withDependencies(part).map(digest);
    return {
      hash: digestOf([common, ...packages.map(({ hash }) => hash)].join(' ')),
      bytes: packages.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
}

const isInput = (name) => !['node_modules', 'dist'].includes(name) && !/^\.|\.(test|stories)\./.test(name);

function readFolder(folder) {
  const hash = createHash('sha256');
  let bytes = 0;
  add('');
  return { hash: hash.digest('hex'), bytes };

  function add(path) {
    const entries = readdirSync(join(folder, path), { withFileTypes: true }).filter(({ name }) =>
      isInput(name),
    );
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const below = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        add(below);
        continue;
      }
      const content = readFileSync(join(folder, below));
      bytes += content.length;
      hash.update(`${below}\0${content.length}\0`).update(content);
    }
  }
}

const digestOf = (content) => createHash('sha256').update(content).digest('hex');

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
