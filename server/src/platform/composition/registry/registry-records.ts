import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { Database } from '../../db/database.ts';
import type { StoredVersion } from './check-release.ts';
import { registryState } from './registry-state.table.ts';
import { currentReleases, type Release } from './releases.ts';
import { descriptorIn, publishedEntry, versionRow } from './version-rows.ts';

/** Releases and versions from the database or from this machine's copy. */
export interface RegistryRecords {
  /** Id of the registry, different for each database. */
  readonly registry: string;
  /** Increases with each change. */
  readonly revision: number;
  /** Each part's releases that are not withdrawn, newest first. This machine's copy has only the served releases. */
  readonly releases: ReadonlyMap<string, readonly Release[]>;
  /** Returns a release's version; null if that version was never published. */
  version(release: Release): Promise<StoredVersion | null>;
  /** Returns a release's descriptor; null if its version was never published or the descriptor is malformed. */
  declared(release: Release): Promise<RegistryEntry | null>;
}

/** Returns the current registry in the database. */
export async function recordsInDatabase(db: Database): Promise<RegistryRecords> {
  // Reads the revision first, so that the other data is never older than the revision.
  const [state] = await db.select().from(registryState);
  if (!state) throw new Error('The registry has no state. Restore the row of registry_state from a backup.');
  return {
    registry: state.registry,
    revision: state.revision,
    releases: await currentReleases(db),
    version: (release) => versionRow(db, release),
    declared: (release) => publishedEntry(db, release),
  };
}

/** A served release with its version. */
export interface KeptRelease {
  readonly release: Release;
  readonly stored: StoredVersion;
}

/** Returns the records of a registry with exactly these served releases. */
export function recordsOf(
  { registry, revision }: Pick<RegistryRecords, 'registry' | 'revision'>,
  kept: readonly KeptRelease[],
): RegistryRecords {
  const find = ({ id }: Release) => kept.find(({ release }) => release.id === id)?.stored ?? null;
  return {
    registry,
    revision,
    releases: new Map(kept.map(({ release }) => [release.name, [release]])),
    version: async (release) => find(release),
    declared: async (release) => descriptorIn(find(release)),
  };
}
