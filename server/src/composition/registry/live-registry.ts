import {
  contractVersion,
  parseRegistryEntry,
  type RegistryEntry,
  type RegistryFeed,
} from '@title24/shared-config/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import semver from 'semver';
import type { Database } from '../../db/database.ts';
import { remoteReleases, remoteVersions } from '../../db/schema/index.ts';

export interface RegistrySnapshot {
  readonly remotes: readonly RegistryEntry[];
  /** The shell; null until it was published. */
  readonly host: RegistryEntry | null;
  /** Number of the shell's live release. */
  readonly build: string;
}

/** Who reads the live versions. */
export type RegistryReader = Pick<LiveRegistry, 'current'>;

interface Log {
  warn(details: object, message: string): void;
}

/** The live version of each part, kept in memory until the registry changes. */
export class LiveRegistry {
  readonly #db: Database;
  readonly #log: Log;
  #snapshot: Promise<RegistrySnapshot> | undefined;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  current(): Promise<RegistrySnapshot> {
    this.#snapshot ??= this.#read().catch((error: unknown) => {
      this.#snapshot = undefined;
      throw error;
    });
    return this.#snapshot;
  }

  /** Has the next page read the registry again. */
  forget(): void {
    this.#snapshot = undefined;
  }

  async #read(): Promise<RegistrySnapshot> {
    const rows = await this.#db
      .selectDistinctOn([remoteReleases.name], {
        id: remoteReleases.id,
        name: remoteReleases.name,
        version: remoteReleases.version,
        descriptor: remoteVersions.descriptor,
      })
      .from(remoteReleases)
      .innerJoin(
        remoteVersions,
        and(eq(remoteVersions.name, remoteReleases.name), eq(remoteVersions.version, remoteReleases.version)),
      )
      .where(isNull(remoteReleases.withdrawnAt))
      .orderBy(remoteReleases.name, desc(remoteReleases.id));
    const entries = rows.flatMap(({ id, name, version, descriptor }) => {
      const entry = this.#accept(descriptor, { name, version });
      return entry ? [{ id, entry }] : [];
    });
    const host = entries.find(({ entry }) => entry.extras.kind === 'host');
    return {
      remotes: entries.map(({ entry }) => entry).filter((entry) => entry.extras.kind === 'remote'),
      host: host?.entry ?? null,
      build: String(host?.id ?? 0),
    };
  }

  /** One bad entry must not take the site down: it is left out, and the log says why. */
  #accept(descriptor: unknown, { name, version }: { name: string; version: string }): RegistryEntry | null {
    const parsed = parseRegistryEntry(descriptor);
    if ('problem' in parsed) {
      this.#log.warn(
        { name, version, problem: parsed.problem },
        'A registry entry is malformed and was skipped',
      );
      return null;
    }
    const { entry } = parsed;
    if (entry.name !== name) {
      this.#log.warn(
        { name, version, says: entry.name },
        'A registry entry names another part and was skipped',
      );
      return null;
    }
    if (!semver.satisfies(contractVersion, entry.extras.contract)) {
      const { contract } = entry.extras;
      this.#log.warn(
        { name, version, contract, contractVersion },
        'A part needs another contract and was skipped',
      );
      return null;
    }
    return entry;
  }
}

/** The registry as the shell and other tools read it. */
export function toFeed({ remotes, host }: RegistrySnapshot): RegistryFeed {
  const entries = host ? [...remotes, host] : remotes;
  return { microFrontends: Object.fromEntries(entries.map((entry) => [entry.name, [entry]])) };
}
