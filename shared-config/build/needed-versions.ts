import { version } from 'react';
import semver from 'semver';
import { type RemoteConfig, RemoteConfigError } from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';
import { requiredReact } from './shared-modules.ts';

/**
 * Returns the ranges of React and contract versions that a remote needs: from `remote.config.ts` or, by default, from
 * the versions in the build. A remote that contains its own React needs no React range.
 * @throws RemoteConfigError if a range excludes the version in the build
 */
export function neededVersions({
  name,
  react,
  contract,
  isolate,
}: Pick<RemoteConfig, 'name' | 'react' | 'contract' | 'isolate'>) {
  for (const [what, range, built] of [
    ['react', react, version],
    ['contract', contract, contractVersion],
  ] as const) {
    if (range !== undefined && !semver.satisfies(built, range))
      throw new RemoteConfigError(
        `${name} has ${what}: '${range}', and is built with ${built}. Name a range that holds it, such as '^${built} || …'.`,
      );
  }
  return {
    ...(!isolate && { react: react ?? requiredReact }),
    contract: contract ?? `^${contractVersion}`,
  };
}
