import {
  hostName,
  type RegistryEntry,
  type RegistryFeed,
  type SkippedRelease,
} from '@title24/remote-kit/contract';
import type { Database } from '../../db/database.ts';
import { checkRelease } from './check-release.ts';
import { type CheckedRelease, type ChosenReleases, chooseReleases } from './choose-releases.ts';
import { KeptRegistry } from './kept-registry.ts';
import { type KeptRelease, type RegistryRecords, recordsInDatabase } from './registry-records.ts';
import type { Release } from './releases.ts';
import type { VersionFiles } from './version-files.ts';

export interface RegistrySnapshot {
  readonly remotes: readonly RegistryEntry[];
  /** The shell; null if none of its releases can be served. */
  readonly host: RegistryEntry | null;
  /** Release number of the shell. */
  readonly build: string;
  readonly skipped: readonly SkippedRelease[];
  /**
   * Parts that cannot be served because of this machine's files, and the shell if none of its releases can be served.
   */
  readonly unavailable: readonly string[];
  /** Latest descriptors of the {@link unavailable} parts, whose pages cannot be shown. */
  readonly missing: readonly RegistryEntry[];
  /** Revision of the registry. Later revisions are higher. */
  readonly revision: number;
  /** Why the last known registry is used instead of the database; null if the database is used. */
  readonly problem: string | null;
}

/** Read access to the live versions. */
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

/** Keeps the live version of each part in memory until the registry changes. */
export class LiveRegistry {
  readonly #options: Options;
  #snapshot: Promise<RegistrySnapshot> | undefined;
  /** Integrity of each verified version's render bundle, by name and version. */
  readonly #renderIntegrity = new Map<string, string>();
  /** Problems that have already been logged. */
  #logged: ReadonlySet<string> = new Set();
  readonly #kept: KeptRegistry;
  #toldProblem: string | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { files, log } = options;
    this.#kept = new KeptRegistry({ files: files.local, log });
  }

  current(): Promise<RegistrySnapshot> {
    if (this.#snapshot) return this.#snapshot;
    const reading: Promise<RegistrySnapshot> = this.#read().catch(async (error: unknown) => {
      // The next call reads the database again.
      if (this.#snapshot === reading) this.#snapshot = undefined;
      return this.#lastGood(error);
    });
    this.#snapshot = reading;
    return reading;
  }

  /** Discards the cached registry, so that the next page reads it again. */
  forget(): void {
    this.#snapshot = undefined;
  }

  /** Returns the integrity of a live version's render bundle; null if the version has none. */
  renderIntegrity({ name, metadata }: RegistryEntry): string | null {
    return this.#renderIntegrity.get(`${name} ${metadata.version}`) ?? null;
  }

  /** Reads the registry from the database. Returns the last known registry instead if that is newer. */
  async #read(): Promise<RegistrySnapshot> {
    const found = await recordsInDatabase(this.#options.db);
    const last = await this.#kept.last();
    if (last?.registry === found.registry && last.revision > found.revision) {
      const file = this.#options.files.local.lastGoodDocument;
      return this.#instead(
        last,
        `Its revision ${found.revision} is older than ${last.revision}, which served before. If the database was restored on purpose, publish or roll back a part, or remove ${file}`,
      );
    }
    this.#toldProblem = null;
    const { snapshot, serving } = await this.#snapshotOf(found, null);
    await this.#kept.keep(found, serving);
    return snapshot;
  }

  /**
   * Returns the last known registry after a read has failed.
   * @throws the given error if there is no last known registry
   */
  async #lastGood(error: unknown): Promise<RegistrySnapshot> {
    const last = await this.#kept.last();
    if (!last) throw error;
    return this.#instead(last, 'It cannot be read', error);
  }

  async #instead(records: RegistryRecords, problem: string, err?: unknown): Promise<RegistrySnapshot> {
    const details = { problem, ...(err !== undefined && { err }) };
    if (this.#toldProblem !== problem)
      this.#options.log.error(
        details,
        'The database’s registry is not used; the last known registry of this machine serves',
      );
    this.#toldProblem = problem;
    return (await this.#snapshotOf(records, problem)).snapshot;
  }

  async #snapshotOf(records: RegistryRecords, problem: string | null) {
    const versions = new Map<number, KeptRelease>();
    const chosen = await chooseReleases({
      releases: records.releases,
      check: (release) => this.#check(records, release, versions),
      declared: (release) => records.declared(release),
    });
    this.#tell(chosen);
    const { serving, skipped } = chosen;
    const host = serving.find(({ release }) => release.name === hostName);
    const isServed = (name: string) => serving.some(({ release }) => release.name === name);
    const unserved = skipped.filter(({ name, isLocal }) => isLocal && !isServed(name));
    const missing = await Promise.all(
      [...new Set(unserved.map(({ name }) => name))].map(async (name) => {
        const newest = records.releases.get(name)?.[0];
        return newest ? records.declared(newest) : null;
      }),
    );
    const snapshot: RegistrySnapshot = {
      remotes: serving.filter((part) => part !== host).map(({ entry }) => entry),
      host: host?.entry ?? null,
      build: String(host?.release.id ?? 0),
      skipped: skipped.map(({ name, version, problem }) => ({ name, version, problem })),
      unavailable: [...new Set([...(host ? [] : [hostName]), ...unserved.map(({ name }) => name)])],
      missing: missing.filter((entry) => entry !== null),
      revision: records.revision,
      problem,
    };
    return { snapshot, serving: serving.flatMap(({ release }) => versions.get(release.id) ?? []) };
  }

  async #check(
    records: RegistryRecords,
    release: Release,
    versions: Map<number, KeptRelease>,
  ): Promise<CheckedRelease> {
    const { name, version } = release;
    const stored = await records.version(release);
    if (!stored) return { problem: 'It was never published', isLocal: false };
    const checked = await checkRelease(stored, this.#options.files);
    if ('problem' in checked) return checked;
    if (checked.renderIntegrity) this.#renderIntegrity.set(`${name} ${version}`, checked.renderIntegrity);
    versions.set(release.id, { release, stored });
    return checked;
  }

  /** Logs each skipped release, once for each reason. */
  #tell({ serving, skipped }: ChosenReleases): void {
    const logged = new Set<string>();
    for (const { name, version, problem } of skipped) {
      const key = JSON.stringify([name, version, problem]);
      logged.add(key);
      if (this.#logged.has(key)) continue;
      const instead = serving.find(({ release }) => release.name === name)?.release.version ?? null;
      const details = { name, version, problem, instead };
      if (instead)
        this.#options.log.warn(details, 'A release cannot serve and was skipped; the one before it serves');
      else this.#options.log.error(details, 'A release cannot serve and was skipped; there is no other one');
    }
    this.#logged = logged;
  }
}

/** Returns the registry in the form that the shell and other tools read. */
export function toFeed({ remotes, host, revision, skipped }: RegistrySnapshot): RegistryFeed {
  const entries = host ? [...remotes, host] : remotes;
  const microFrontends = Object.fromEntries(entries.map((entry) => [entry.name, [entry]]));
  return { microFrontends, revision, skipped };
}
