import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { CommandError } from './command-error.ts';
import { dependenciesFrom, type KitPackages, kitName } from './kit-packages.ts';

interface KitPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Packages that a remote needs in addition to the kit. */
const beside = ['@title24/ui', 'react', 'react-dom', 'react-router-dom'];

/** Scope of the site's packages. */
const scope = kitName.replace(/\/.*/, '/');

/**
 * Returns the dependencies of a remote in its own repository: `own`, the kit and the kit's peers.
 * @param own - the remote's dependencies so far
 * @param files - null if the remote already depends on the kit's packages
 * @throws CommandError if `files` is null and the remote does not depend on the kit's packages. The kit must not come
 * from the public registry, because anyone could have registered the names of its packages there
 */
export function dependenciesOf(
  own: Readonly<Record<string, string>>,
  files: KitPackages | null,
): Readonly<Record<string, string>> {
  if (files) return { ...own, ...dependenciesFrom(files, own) };
  const { name, version, peerDependencies } = kitPackage();
  const needed = { [name]: version, ...peerDependencies };
  if (Object.keys(needed).some((each) => each.startsWith(scope) && !(each in own)))
    throw new CommandError(
      "Name the kit's packages: --packages https://www.example.com/kit, or a folder that has them.",
    );
  return { ...needed, ...own };
}

/**
 * Returns the dependencies of a remote that moves to its own repository. Leaves out the kit and the packages in
 * {@link beside}.
 * @throws CommandError if the remote depends on a package of the site that is not among the files. Such a package
 * must not come from the public registry, where anyone could have registered the same name
 */
export function movedDependencies(
  dependencies: Readonly<Record<string, string>>,
  files: KitPackages | null,
): Readonly<Record<string, string>> {
  const { name: kit } = kitPackage();
  const others = Object.entries(dependencies).filter(([name]) => name !== kit && !beside.includes(name));
  const missing = others.find(([name]) => files && name.startsWith(scope) && !(name in files.listed));
  if (files && missing)
    throw new CommandError(
      `The remote depends on ${missing[0]}, which ${files.place} does not offer. Use --packages with a folder or an address that offers it, such as the folder that npm run kit:pack wrote, or remove the dependency.`,
    );
  return Object.fromEntries(others);
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
