import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { CommandError } from './command-error.ts';

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
 * Returns the dependencies of a remote in its own repository: the kit and its peer dependencies, in exact versions.
 * @param packages folder or URL with the kit's packages as files; null if they come from a package registry
 */
export function dependenciesOf(packages: string | null): Readonly<Record<string, string>> {
  const { name, version, peerDependencies } = kitPackage();
  const wanted = { [name]: version, ...peerDependencies };
  if (packages === null) return wanted;
  const isAddress = /^https?:/.test(packages);
  return Object.fromEntries(
    Object.entries(wanted).map(([dependency, range]) => {
      if (!dependency.startsWith('@title24/')) return [dependency, range];
      const archive = `${dependency.replace('@', '').replace('/', '-')}-${range}.tgz`;
      return [dependency, `${isAddress ? '' : 'file:'}${packages.replace(/\/$/, '')}/${archive}`];
    }),
  );
}

/** Returns the dependencies of a remote in the site's repository, in the versions used there. */
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
