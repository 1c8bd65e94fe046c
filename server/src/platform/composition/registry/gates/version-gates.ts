import { hostName, type RegistryEntry, routeProblem } from '@title24/remote-kit/contract';
import { hasPath, type RegistryScope } from '@title24/shared-domain';
import semver from 'semver';
import { claimedPaths, sharedPath } from '../claims.ts';
import type { Candidate, GateProblem, LiveParts } from './candidate.ts';

/** A part's declarations that are checked against other parts. */
type Described = Pick<RegistryEntry, 'name' | 'metadata' | 'extras'>;

/**
 * Checks the contract that a candidate was built for. A remote must fit this server, the live shell and the shell that
 * a rollback restores; a shell must fit this server and every live remote that fits it too.
 */
export function contractProblems({ entry }: Pick<Candidate, 'entry'>, live: LiveParts): GateProblem[] {
  const { contract } = entry.extras;
  const refuse = (message: string, remedy: string): GateProblem => ({ gate: 'contract', message, remedy });
  if (semver.validRange(contract) === null) {
    return [refuse(`${contract} is not a version range.`, 'Name a range such as ^2.1.0 in extras.contract.')];
  }
  if (!semver.satisfies(live.contract, contract)) {
    return [
      refuse(
        `${entry.name} ${entry.metadata.version} needs contract ${contract}, and this site has ${live.contract}.`,
        'Build the part for that, or update the site first.',
      ),
    ];
  }
  if (entry.extras.kind === 'host') {
    const provided = providedContract(entry);
    return live.remotes
      .filter((remote) => semver.satisfies(live.contract, remote.extras.contract))
      .filter((remote) => !semver.satisfies(provided, remote.extras.contract))
      .map((remote) =>
        refuse(
          `This shell brings contract ${provided}, and ${versionOf(remote)}, which is live, needs ${remote.extras.contract}.`,
          `Release a version of ${remote.name} for contract ${provided} first, or keep the old contract in the shell.`,
        ),
      );
  }
  return live.shells
    .filter((shell) => semver.satisfies(live.contract, shell.extras.contract))
    .filter((shell) => !semver.satisfies(providedContract(shell), contract))
    .map((shell) =>
      refuse(
        `${entry.name} needs contract ${contract}, and ${versionOf(shell)}, ${shell === live.shells[0] ? 'which is live' : 'which a rollback would restore'}, brings ${providedContract(shell)}.`,
        'Widen the range to contracts that these shells bring, or wait until newer shells have taken their places.',
      ),
    );
}

/** Checks the React version that a candidate was built for against the version that the shell provides to all. */
export function reactProblems({ entry }: Pick<Candidate, 'entry'>, live: LiveParts): GateProblem[] {
  const { react, kind } = entry.extras;
  if (react === undefined) return [];
  const refuse = (message: string, remedy: string): GateProblem => ({ gate: 'react', message, remedy });
  if (kind === 'host') {
    if (semver.valid(react) === null) {
      return [
        refuse(
          `${react} is not a version.`,
          'Name the version of React that the shell brings, such as 19.3.1.',
        ),
      ];
    }
    return live.remotes
      .filter(({ extras }) => extras.react !== undefined && !semver.satisfies(react, extras.react))
      .map((remote) =>
        refuse(
          `This shell brings React ${react}, and ${versionOf(remote)}, which is live, needs ${remote.extras.react}.`,
          `Release a version of ${remote.name} for React ${react} first.`,
        ),
      );
  }
  if (semver.validRange(react) === null)
    return [refuse(`${react} is not a version range.`, 'Name a range such as ^19.0.0 in extras.react.')];
  return live.shells
    .filter(({ extras }) => extras.react !== undefined && !semver.satisfies(extras.react, react))
    .map((shell) =>
      refuse(
        `${entry.name} needs React ${react}, and ${versionOf(shell)} brings ${shell.extras.react}.`,
        'Build it with that React, or with a range that includes it.',
      ),
    );
}

/**
 * Checks name and paths against those of others. Parcels are named after their remote, so their ownership needs no
 * check; duplicate names do.
 * @param scope paths that the publisher may use; null for all
 */
export function ownershipProblems(
  { entry }: Pick<Candidate, 'entry'>,
  live: LiveParts,
  scope: Pick<RegistryScope, 'paths'> | null,
): GateProblem[] {
  const refuse = (message: string, remedy: string): GateProblem => ({ gate: 'ownership', message, remedy });
  const problems: GateProblem[] = [];
  const foreign = scope ? claimedPaths(entry).filter((path) => !hasPath(scope, path)) : [];
  if (scope && foreign.length > 0) {
    problems.push(
      refuse(
        `${entry.name} declares ${summarize(foreign)}, but the token covers only ${summarize(scope.paths)} and the paths below.`,
        'Declare paths below those of the token, or ask the site’s staff for a token with these paths.',
      ),
    );
  }
  for (const other of [...live.remotes, ...live.shells.slice(0, 1)]) {
    if (other.name === entry.name) continue;
    const path = sharedPath(entry, other);
    if (path !== null) {
      problems.push(
        refuse(
          `${entry.name} declares ${path}, which belongs to ${other.name}.`,
          `Use another path, or publish ${other.name} without it first.`,
        ),
      );
    }
  }
  const { parcels = [] } = entry.extras;
  const twice = parcels.find((parcel, index) => parcels.indexOf(parcel) !== index);
  if (twice !== undefined)
    problems.push(refuse(`The parcel ${twice} is declared twice.`, 'Give each parcel a different name.'));
  return problems;
}

/** Checks the paths and samples of a candidate's routes, as `defineRemote` does. */
export function routeProblems({ entry: { name, extras } }: Pick<Candidate, 'entry'>): GateProblem[] {
  return extras.routes.flatMap((route) => {
    const problem = routeProblem(route);
    const remedy = 'Change it in remote.config.ts; npx remote check opens the samples.';
    return problem ? [{ gate: 'routes', message: `${name} ${problem}.`, remedy }] : [];
  });
}

/** The contract that a shell was built with: the minimum of its range. */
function providedContract({ extras }: Described): string {
  return semver.minVersion(extras.contract)?.version ?? '0.0.0';
}

function versionOf({ name, metadata }: Described): string {
  return name === hostName ? `the shell ${metadata.version}` : `${name} ${metadata.version}`;
}

function summarize(paths: readonly string[], max = 5): string {
  if (paths.length === 0) return 'no path';
  const more = paths.length - max;
  return paths.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
