import {
  hostName,
  type RegistryEntry,
  type RegistryFeed,
  type SkippedRelease,
} from '@title24/remote-kit/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { checkRelease } from './check-release.ts';
import { type CheckedRelease, type ChosenReleases, chooseReleases } from './choose-releases.ts';
import { publishedEntry } from './published-entry.ts';
import { currentReleases, type Release } from './releases.ts';
import { remoteVersions } from './remote-versions.table.ts';
import type { VersionFiles } from './version-files.ts';

export interface RegistrySnapshot {
  readonly remotes: readonly RegistryEntry[];
  /** The shell; null if no release of it can serve. */
  readonly host: RegistryEntry | null;
  /** Number of the shell's release. */
  readonly build: string;
  readonly skipped: readonly SkippedRelease[];
  /** Parts of which this machine's files let no release serve, and the shell if nothing can serve as it. */
  readonly unavailable: readonly string[];
}

/** Who reads the live versions. */
export type RegistryReader = Pick<LiveRegistry, 'current'>;

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface Options {
  readonly db: Database;
  readonly files: VersionFiles;
  readonly log: Log;
}

/** The version of each part that serves, kept in memory until the registry changes. */
export class LiveRegistry {
  readonly #options: Options;
  #snapshot: Promise<RegistrySnapshot> | undefined;
  /** Of the render bundle of each version that was found whole, by name and version. */
  readonly #renderIntegrity = new Map<string, string>();
  /** What the log was told of already. */
  #told: ReadonlySet<string> = new Set();

  constructor(options: Options) {
    this.#options = options;
  }

  current(): Promise<RegistrySnapshot> {
    if (this.#snapshot) return this.#snapshot;
    const reading: Promise<RegistrySnapshot> = this.#read().catch((error: unknown) => {
      if (this.#snapshot === reading) this.#snapshot = undefined;
      throw error;
    });
    this.#snapshot = reading;
    return reading;
  }

  /** Has the next page read the registry again. */
  forget(): void {
    this.#snapshot = undefined;
  }

  /** Integrity of the render bundle of a version that serves; null if it has none. */
  renderIntegrity({ name, metadata }: RegistryEntry): string | null {
    return this.#renderIntegrity.get(`${name} ${metadata.version}`) ?? null;
  }

  async #read(): Promise<RegistrySnapshot> {
    const { db } = this.#options;
    const releases = await currentReleases(db);
    const chosen = await chooseReleases({
      releases,
      check: (release) => this.#check(release),
      declared: (release) => publishedEntry(db, release),
    });
    this.#tell(chosen);
    const { serving, skipped } = chosen;
    const host = serving.find(({ release }) => release.name === hostName);
    const isServed = (name: string) => serving.some(({ release }) => release.name === name);
    const unserved = skipped.filter(({ name, isLocal }) => isLocal && !isServed(name));
    return {
      remotes: serving.filter((part) => part !== host).map(({ entry }) => entry),
      host: host?.entry ?? null,
      build: String(host?.release.id ?? 0),
      skipped: skipped.map(({ name, version, problem }) => ({ name, version, problem })),
      unavailable: [...new Set([...(host ? [] : [hostName]), ...unserved.map(({ name }) => name)])],
    };
  }

  async #check({ name, version }: Release): Promise<CheckedRelease> {
    const { db, files } = this.#options;
    const [stored] = await db
      .select()
      .from(remoteVersions)
      .where(and(eq(remoteVersions.name, name), eq(remoteVersions.version, version)));
    if (!stored) return { problem: 'It was never published', isLocal: false };
    const checked = await checkRelease(stored, files);
    if ('entry' in checked && checked.renderIntegrity)
      this.#renderIntegrity.set(`${name} ${version}`, checked.renderIntegrity);
    return checked;
  }

  /** Once for each release and reason, as long as it stays so. */
  #tell({ serving, skipped }: ChosenReleases): void {
    const told = new Set<string>();
    for (const { name, version, problem } of skipped) {
      const key = JSON.stringify([name, version, problem]);
      told.add(key);
      if (this.#told.has(key)) continue;
      const instead = serving.find(({ release }) => release.name === name)?.release.version ?? null;
      const details = { name, version, problem, instead };
      if (instead)
        this.#options.log.warn(details, 'A release cannot serve and was skipped; the one before it serves');
      else
        this.#options.log.error(
          details,
          'A release cannot serve and was skipped; there is none to take its place',
        );
    }
    this.#told = told;
  }
}

/** The registry as the shell and other tools read it. */
export function toFeed({ remotes, host, skipped }: RegistrySnapshot): RegistryFeed {
  const entries = host ? [...remotes, host] : remotes;
  return { microFrontends: Object.fromEntries(entries.map((entry) => [entry.name, [entry]])), skipped };
}
