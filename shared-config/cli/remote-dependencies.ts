import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { archiveAt, dependenciesFrom, readKitPackages } from './kit-packages.ts';

interface KitPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Packages that a remote needs in addition to the kit. */
const beside = ['@title24/ui', 'react', 'react-dom', 'react-router-dom'];

/**
 * Returns the dependencies of a remote in its own repository: the kit and the kit's peers.
 * @param packages - folder or URL with the kit's packages as files; null if they are in a package registry
 * @throws CommandError if the folder or URL has no list of the packages
 */
export async function dependenciesOf(packages: string | null): Promise<Readonly<Record<string, string>>> {
  const { name, version, peerDependencies } = kitPackage();
  return packages === null
    ? { [name]: version, ...peerDependencies }
    : dependenciesFrom(packages, await readKitPackages(packages));
}

/**
 * Returns the dependencies of a remote that moves to its own repository, without the kit and the packages in
 * {@link beside}. A dependency with an archive in the folder `packages` comes from there.
 */
export function movedDependencies(
  dependencies: Readonly<Record<string, string>>,
  packages: string | null,
): Readonly<Record<string, string>> {
  const { name: kit } = kitPackage();
  const others = Object.entries(dependencies).filter(([name]) => name !== kit && !beside.includes(name));
  return Object.fromEntries(
    others.map(([name, version]) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      const isPacked = packages !== null && existsSync(join(packages, file));
      return [name, isPacked ? archiveAt(packages, file) : version];
    }),
  );
}

/** Returns a remote's dependencies in the versions that the site's repository uses. */
export function workspaceDependencies(): Pick<KitPackage, 'dependencies' | 'devDependencies'> {
  const { name, version, dependencies, devDependencies } = kitPackage();
  const taken = beside.map((dependency) => [dependency, dependencies[dependency] ?? '']);
  return { dependencies: { [name]: version, ...Object.fromEntries(taken) }, devDependencies };
}

function kitPackage(): KitPackage {
  const file = findPackageJSON(import.meta.url);
  if (!file) throw new CommandError('The kit is not installed as a package.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
