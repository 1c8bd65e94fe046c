import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import type { Database, Transaction } from '../../../db/database.ts';
import { currentReleases } from '../releases.ts';
import { publishedEntries } from '../version-rows.ts';
import type { LiveParts } from './candidate.ts';

/**
 * Returns the parts that a candidate must fit: each part's newest release that is not withdrawn, and the shell's
 * previous version.
 */
export async function liveParts(db: Database | Transaction): Promise<LiveParts> {
  const live = [...(await currentReleases(db))].flatMap(([name, releases]) => {
    const versions = new Map(releases.map((release) => [release.version, release]));
    return [...versions.values()].slice(0, name === hostName ? 2 : 1);
  });
  const entries = Map.groupBy(await publishedEntries(db, live), ({ name }) => name === hostName);
  return { shells: entries.get(true) ?? [], remotes: entries.get(false) ?? [] };
}

/** Returns the live parts as they would be if these entries were released together. */
export function withReleased(live: LiveParts, entries: readonly RegistryEntry[]): LiveParts {
  const shells = entries.filter(({ name }) => name === hostName);
  const isReplaced = ({ name }: RegistryEntry) => entries.some((entry) => entry.name === name);
  return {
    shells: shells.length > 0 ? shells : live.shells,
    remotes: [
      ...live.remotes.filter((remote) => !isReplaced(remote)),
      ...entries.filter(({ name }) => name !== hostName),
    ],
  };
}
