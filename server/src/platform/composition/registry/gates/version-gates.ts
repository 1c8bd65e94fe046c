import { type RegistryEntry, routeProblem } from '@title24/remote-kit/contract';
import { hasPath, type RegistryScope } from '@title24/shared-domain';
import semver from 'semver';
import { summarize } from '../check-release.ts';
import { claimedPaths, sharedPath } from '../claims.ts';
import { misfits, versionName } from '../fit.ts';
import type { Candidate, GateProblem, LiveParts } from './candidate.ts';

/**
 * Checks contract and React versions. A remote must run in the live shell. The remote or its live version
 * must run in the shell that a rollback would restore. A shell must run all live remotes.
 */
export function versionProblems({ entry }: Pick<Candidate, 'entry'>, live: LiveParts): GateProblem[] {
  const malformed = rangeProblems(entry);
  if (malformed.length > 0) return malformed;
  if (entry.extras.kind === 'host') return shellProblems(entry, live);
  const own = live.remotes.find(({ name }) => name === entry.name);
  return live.shells.flatMap((shell, index) => {
    // After a rollback of the shell, the remote's current version can be served instead.
    if (index > 0 && own && misfits(own, shell).length === 0) return [];
    const which = index === 0 ? 'which is live' : 'which a rollback would restore';
    return misfits(entry, shell).map(({ gate, needs, has }) => ({
      gate,
      message: `${entry.name} needs ${needs}, and ${versionName(shell)}, ${which}, has ${has}.`,
      remedy: 'Build it with a version that these shells have, or widen its range in remote.config.ts.',
    }));
  });
}

/** Returns a problem if live remotes need another contract, and a problem if they need another React version. */
function shellProblems(shell: RegistryEntry, { remotes }: LiveParts): GateProblem[] {
  const found = remotes.flatMap((remote) =>
    misfits(remote, shell).map((misfit) => ({ ...misfit, who: `${versionName(remote)} (${misfit.needs})` })),
  );
  return [...new Set(found.map(({ has }) => has))].map((has) => {
    const missing = found.filter((each) => each.has === has);
    return {
      gate: missing[0]?.gate ?? 'contract',
      message: `This shell has ${has}, in which ${missing.length} of ${remotes.length} live remotes do not run: ${missing.map(({ who }) => who).join(', ')}.`,
      remedy:
        'It can be released when each of them has a release whose range in remote.config.ts holds this version; npx remote status --all lists them.',
    };
  });
}

function rangeProblems({ extras: { kind, contract, react } }: RegistryEntry): GateProblem[] {
  const problems: GateProblem[] = [];
  if (semver.validRange(contract) === null) {
    const message = `${contract} is not a version range.`;
    problems.push({ gate: 'contract', message, remedy: 'Name a range such as ^2.1.0 in extras.contract.' });
  }
  if (react === undefined) return problems;
  const what = kind === 'host' ? 'version' : 'version range';
  if ((kind === 'host' ? semver.valid(react) : semver.validRange(react)) === null) {
    const example = kind === 'host' ? '19.3.1' : '^19.0.0';
    const message = `${react} is not a ${what}.`;
    problems.push({ gate: 'react', message, remedy: `Name a ${what} such as ${example} in extras.react.` });
  }
  return problems;
}

/**
 * Checks that the publisher may use the candidate's paths, that no other part uses them, and that no parcel is declared
 * twice.
 *
 * @param scope paths that the publisher may use; null for all paths
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
        `${entry.name} declares ${summarize(foreign)}, but the token covers only ${summarize(scope.paths) || 'no path'} and the paths below.`,
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

/** Checks the paths and samples of routes with the rules of `defineRemote`. */
export function routeProblems({ entry: { name, extras } }: Pick<Candidate, 'entry'>): GateProblem[] {
  return extras.routes.flatMap((route) => {
    const problem = routeProblem(route);
    const remedy = 'Change it in remote.config.ts; npx remote check opens the samples.';
    return problem ? [{ gate: 'routes', message: `${name} ${problem}.`, remedy }] : [];
  });
}
