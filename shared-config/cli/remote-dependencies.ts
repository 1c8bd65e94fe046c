import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { CommandError } from './command-error.ts';

interface KitPackage {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * What a remote in its own repository depends on: the kit, and what the kit takes from it. Versions are exact.
 * @param packages folder or address that has the kit's packages as files; null if a package registry has them
 */
export function dependenciesOf(packages: string | null): Readonly<Record<string, string>> {
  const file = findPackageJSON(import.meta.url);
  if (!file) throw new CommandError('The kit is not installed as a package.');
  const { name, version, peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as KitPackage;
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
