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
  /** Release number of the shell; '0' without a shell. */
  readonly build: string;
  readonly skipped: readonly SkippedRelease[];
  /**
   * Parts that cannot be served because files are missing or damaged on this machine; also the shell whenever {@link
   * host} is null.
   */
  readonly unavailable: readonly string[];
  /** Newest descriptors of the parts that cannot be served because of their files. Malformed ones are left out. */
  readonly missing: readonly RegistryEntry[];
  /** Later revisions are higher. */
  readonly revision: number;
  /** Why the last known registry is used instead of the database; null if the database is used. */
  readonly problem: string | null;
}

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

/** A release that passed its check. */
interface PassedRelease extends KeptRelease {
  readonly checked: CheckedRelease;
  /** Monotonic time of the check in milliseconds. */
  readonly at: number;
}

/** Milliseconds for which a file check stays valid, so that a series of releases does not keep the server busy. */
const checkValidMs = 60_000;

/** Keeps the live version of each part in memory until the registry changes. */
export class LiveRegistry {
  readonly #options: Options;
  #snapshot: Promise<RegistrySnapshot> | undefined;
  #reading: Promise<unknown> = Promise.resolve();
  /** A refresh that has not begun to read. */
  #waiting: Promise<void> | undefined;
  #isClosed = false;
  #passed: ReadonlyMap<string, PassedRelease> = new Map();
  /** Parts that the next refresh checks again; null for all of them. */
  readonly #unchecked = new Set<string | null>();
  /** Integrity of verified render bundles by name and version. */
  readonly #renderIntegrity = new Map<string, string>();
  #logged: ReadonlySet<string> = new Set();
  readonly #kept: KeptRegistry;
  #toldProblem: string | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { files, log } = options;
    this.#kept = new KeptRegistry({ files: files.local, log });
  }

  current(): Promise<RegistrySnapshot> {
    if (this.#snapshot) return this.#snapshot.then((snapshot) => this.#withShell(snapshot));
    const reading: Promise<RegistrySnapshot> = this.#read().catch(async (error: unknown) => {
      // The next page reads the database again.
      if (this.#snapshot === reading) this.#snapshot = undefined;
      return this.#lastGood(error);
    });
    this.#snapshot = reading;
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  /**
   * Reads the registry again if it is in memory. Until the promise resolves, pages get the previous registry,
   * or wait if that registry has no shell. If the read fails, the next page reads the registry.
   *
   * @param name - part whose files are checked again even if their last check is recent; null for all parts
   */
  refresh(name: string | null = ''): Promise<void> {
    this.#unchecked.add(name);
    // A read that has already begun may miss the change.
    this.#waiting ??= this.#reading.then(() => this.#readAgain());
    return this.#waiting;
  }

  /** Waits for running reads and ignores later changes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#waiting;
    await this.#reading;
  }

  /** Returns the integrity of a live render bundle; null if there is none. */
  renderIntegrity({ name, metadata }: RegistryEntry): string | null {
    return this.#renderIntegrity.get(`${name} ${metadata.version}`) ?? null;
  }

  /** Waits for running reads if the snapshot has no shell, because every page needs a shell. */
  async #withShell(snapshot: RegistrySnapshot): Promise<RegistrySnapshot> {
    if (snapshot.host) return snapshot;
    await this.#waiting;
    await this.#reading;
    return this.#snapshot ?? snapshot;
  }

  async #readAgain(): Promise<void> {
    this.#waiting = undefined;
    const isValid = (name: string) => !this.#unchecked.has(null) && !this.#unchecked.has(name);
    this.#passed = new Map([...this.#passed].filter(([name]) => isValid(name)));
    // Without a snapshot, the next page reads the registry.
    if (this.#isClosed || !this.#snapshot) return;
    this.#unchecked.delete('');
    // The database also announces this process's own changes. If the snapshot already has them, it is kept.
    const known = this.#unchecked.size === 0 ? this.#snapshot : undefined;
    this.#unchecked.clear();
    // If this read fails, the next page reads the database again.
    this.#reading = this.#read(known)
      .catch(() => undefined)
      .then((snapshot) => {
        this.#snapshot = snapshot && Promise.resolve(snapshot);
      });
    await this.#reading;
  }

  /**
   * Reads the registry, or returns the last known registry if that is newer.
   *
   * @param served - snapshot to return if its revision is current
   */
  async #read(served?: Promise<RegistrySnapshot>): Promise<RegistrySnapshot> {
    const known = await served;
    const found = await recordsInDatabase(this.#options.db);
    const last = await this.#kept.last();
    const isSame = last?.registry === found.registry;
    if (isSame && known?.problem === null && known.revision === found.revision) return known;
    if (isSame && last.revision > found.revision) {
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
   * Returns the last known registry.
   *
   * @throws the given error if there is none
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
    const passed = new Map<number, PassedRelease>();
    const chosen = await chooseReleases({
      releases: records.releases,
      check: (release) => this.#check(records, release, passed),
      declared: (release) => records.declared(release),
    });
    this.#tell(chosen);
    const { serving, skipped } = chosen;
    const live = serving.flatMap(({ release }) => passed.get(release.id) ?? []);
    this.#passed = new Map(live.map((each) => [each.release.name, each]));
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
    return { snapshot, serving: live };
  }

  async #check(
    records: RegistryRecords,
    release: Release,
    passed: Map<number, PassedRelease>,
  ): Promise<CheckedRelease> {
    const { name, version } = release;
    const { files } = this.#options;
    const known = this.#passed.get(name);
    if (known?.release.version === version && performance.now() - known.at < checkValidMs) {
      passed.set(release.id, { ...known, release });
      return known.checked;
    }
    const stored = await records.version(release);
    if (!stored) return { problem: 'It was never published', isLocal: false };
    const checked = await checkRelease(stored, files);
    if ('problem' in checked) return checked;
    if (checked.renderIntegrity) this.#renderIntegrity.set(`${name} ${version}`, checked.renderIntegrity);
    passed.set(release.id, { release, stored, checked, at: performance.now() });
    return checked;
  }

  /** Logs each skipped release, unless the previous read skipped it for the same reason. */
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

/** Returns the response of `GET /registry.json`. */
export function toFeed({ remotes, host, revision, skipped }: RegistrySnapshot): RegistryFeed {
  const entries = host ? [...remotes, host] : remotes;
  const microFrontends = Object.fromEntries(entries.map((entry) => [entry.name, [entry]]));
  return { microFrontends, revision, skipped };
}
