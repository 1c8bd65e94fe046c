import { version } from 'react';
import semver from 'semver';
import { type RemoteConfig, RemoteConfigError } from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';
import { requiredReact } from './shared-modules.ts';

/**
 * Returns the version ranges that a remote's build runs with: those in `remote.config.ts`, by default derived from
 * the versions that it is built with.
 * @throws RemoteConfigError if a range excludes the version that the remote is built with
 */
export function neededVersions({ name, react, contract }: Pick<RemoteConfig, 'name' | 'react' | 'contract'>) {
  for (const [what, range, built] of [
    ['react', react, version],
    ['contract', contract, contractVersion],
  ] as const) {
    if (range !== undefined && !semver.satisfies(built, range))
      throw new RemoteConfigError(
        `${name} has ${what}: '${range}', and is built with ${built}. Name a range that holds it, such as '^${built} || …'.`,
      );
  }
  return { react: react ?? requiredReact, contract: contract ?? `^${contractVersion}` };
}
