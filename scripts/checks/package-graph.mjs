import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the repository's packages with the names of their dependencies.
 * @returns {{ folder: string, name: string, uses: string[] }[]}
 */
export function readPackages(repository) {
  const read = (folder) => JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
  return read('.').workspaces.map((folder) => {
    const { name, dependencies, devDependencies, peerDependencies } = read(folder);
    return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }) };
  });
}

/** Returns the packages in `folders` and all their direct and indirect dependents. */
export function withDependents(folders, packages) {
  const found = new Set(packages.filter(({ folder }) => folders.includes(folder)).map(({ name }) => name));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { name, uses } of packages) if (uses.some((used) => found.has(used))) found.add(name);
  }
  return packages.filter(({ name }) => found.has(name));
}

/** Returns the folder of the package that contains `path`, or undefined. */
export function packageOf(path, packages) {
  return packages.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))?.folder;
}
