import {
  hostName,
  pathsOverlap,
  type RegistryEntry,
  type SkippedRelease,
} from '@title24/remote-kit/contract';
import { claimedPaths, sharedPath } from './claims.ts';
import { misfits, versionName } from './fit.ts';
import type { Release } from './releases.ts';

/** Result of checking one release on its own. */
export type CheckedRelease =
  | {
      readonly entry: RegistryEntry;
      /** Null without a render bundle. */
      readonly renderIntegrity?: string | null;
    }
  | {
      readonly problem: string;
      /** Whether another machine may be able to serve the release. */
      readonly isLocal: boolean;
    };

export interface ServingRelease {
  readonly release: Release;
  readonly entry: RegistryEntry;
}

export interface ChosenReleases {
  readonly serving: readonly ServingRelease[];
  readonly skipped: readonly (SkippedRelease & { readonly isLocal: boolean })[];
}

interface Options {
  /** Each part's releases that are not withdrawn, newest first. */
  readonly releases: ReadonlyMap<string, readonly Release[]>;
  readonly check: (release: Release) => Promise<CheckedRelease>;
  /** Returns a release's descriptor, even if the release cannot be served; null if it is unreadable. */
  readonly declared: (release: Release) => Promise<RegistryEntry | null>;
}

/**
 * Returns each part's newest release that passes the check, fits the other chosen releases, and declares no path of
 * another part. A path belongs to the part that declared it first. A part gives up a path if the part's newest readable
 * release does not declare the path. Also returns the skipped releases with their problems.
 */
export async function chooseReleases({ releases, check, declared }: Options): Promise<ChosenReleases> {
  const skipped: (SkippedRelease & { isLocal: boolean })[] = [];
  const left = new Map([...releases].map(([name, history]) => [name, onceEach(history)]));
  const serving = new Map<string, ServingRelease>();

  function skip({ name, version }: Release, why: { problem: string; isLocal: boolean }) {
    skipped.push({ name, version, problem: why.problem, isLocal: why.isLocal });
  }

  async function takeNext(name: string): Promise<void> {
    serving.delete(name);
    for (let release = left.get(name)?.shift(); release; release = left.get(name)?.shift()) {
      const checked = await check(release);
      if ('entry' in checked) {
        serving.set(name, { release, entry: checked.entry });
        return;
      }
      skip(release, checked);
    }
  }

  /** Returns the id of the part's release that first declared the path; infinity if the part gave the path up. */
  async function firstClaim(name: string, path: string): Promise<number> {
    const history = releases.get(name) ?? [];
    const claims: number[] = [];
    let newest: RegistryEntry | null = null;
    for (const release of history) {
      const entry = await declared(release);
      newest ??= entry;
      if (entry && claimsPath(entry, path)) claims.push(release.id);
    }
    const declaresStill = newest !== null && claimsPath(newest, path);
    return declaresStill ? Math.min(...claims) : Number.POSITIVE_INFINITY;
  }

  /**
   * Returns which of two incompatible releases to replace with an earlier release: the remote if one of its earlier
   * releases runs in this shell, else the shell if one of its earlier releases runs this remote, else the remote.
   */
  async function secondOf({ remote, shell }: MisfitParts): Promise<ServingRelease> {
    const declaredOf = async (name: string) =>
      (await Promise.all((left.get(name) ?? []).map(declared))).filter((entry) => entry !== null);
    const isRunBy = (entries: readonly RegistryEntry[], host: RegistryEntry) =>
      entries.some((entry) => misfits(entry, host).length === 0);
    if (isRunBy(await declaredOf(remote.release.name), shell.entry)) return remote;
    const shells = await declaredOf(hostName);
    return shells.some((earlier) => isRunBy([remote.entry], earlier)) ? shell : remote;
  }

  for (const name of releases.keys()) await takeNext(name);
  for (;;) {
    const misfit = findMisfit(serving);
    if (misfit) {
      const second = await secondOf(misfit);
      skip(second.release, { problem: misfit.problem, isLocal: false });
      await takeNext(second.release.name);
      continue;
    }
    const conflict = findConflict(serving);
    if (!conflict) break;
    const [one, other, path] = conflict;
    const isFirst =
      (await firstClaim(one.release.name, path)) <= (await firstClaim(other.release.name, path));
    const [owner, second] = isFirst ? [one, other] : [other, one];
    skip(second.release, {
      problem: `It declares ${path}, which belongs to ${owner.release.name}`,
      isLocal: false,
    });
    await takeNext(second.release.name);
  }
  return { serving: [...serving.values()], skipped };
}

/** Returns the newest release of each version, so that each version is checked once. */
function onceEach(history: readonly Release[]): Release[] {
  return history.filter(
    ({ version }, index) => history.findIndex((other) => other.version === version) === index,
  );
}

function claimsPath(entry: RegistryEntry, path: string): boolean {
  return claimedPaths(entry).some((claimed) => pathsOverlap(claimed, path));
}

interface MisfitParts {
  readonly remote: ServingRelease;
  readonly shell: ServingRelease;
  readonly problem: string;
}

/** Returns the first remote that does not run in the chosen shell, with the reason; null if all remotes run. */
function findMisfit(serving: ReadonlyMap<string, ServingRelease>): MisfitParts | null {
  const shell = serving.get(hostName);
  if (!shell) return null;
  for (const [name, remote] of serving) {
    const [misfit] = name === hostName ? [] : misfits(remote.entry, shell.entry);
    if (!misfit) continue;
    const { needs, has } = misfit;
    const problem = `${versionName(remote.entry)} needs ${needs}, and ${versionName(shell.entry)} has ${has}`;
    return { remote, shell, problem };
  }
  return null;
}

/** Returns two parts with overlapping paths, and the first part's path; null without a conflict. */
function findConflict(
  serving: ReadonlyMap<string, ServingRelease>,
): [ServingRelease, ServingRelease, string] | null {
  const parts = [...serving.values()].sort((one, other) => one.release.id - other.release.id);
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const path = sharedPath(one.entry, other.entry);
      if (path !== null) return [one, other, path];
    }
  }
  return null;
}
