import { isDeepStrictEqual } from 'node:util';
import { hostName, parseRegistryEntry, type RegistryEntry } from '@title24/remote-kit/contract';
import {
  integrityOf,
  isCompanion,
  type PartFiles,
  renderBundleFile,
  type VersionManifest,
} from '@title24/remote-kit/registry';
import type { ListedRemote, RegistryChange, RemoteHistory } from '@title24/shared-domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { siteClock } from '../../../clock/clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import {
  type Canary,
  type EndedCanary,
  endCanary,
  listCanaries,
  runningCanaries,
} from '../canary/canary-records.ts';
import { remoteCanaries } from '../canary/remote-canaries.table.ts';
import { claimedPaths } from '../claims.ts';
import { contractsOf, nextMajorsLacking } from '../fit.ts';
import type { Candidate, GateProblem, ReleaseTrial } from '../gates/candidate.ts';
import { changedFiles } from '../gates/file-gates.ts';
import { liveParts, withReleased } from '../gates/live-parts.ts';
import { parcelProblems } from '../gates/parcel-gate.ts';
import { sizeProblems } from '../gates/size-gate.ts';
import { ownershipProblems, routeProblems, versionProblems } from '../gates/version-gates.ts';
import type { RegistryReader } from '../live-registry.ts';
import { byCommand, outcomeOf, type PublishTerms } from '../publish-terms.ts';
import { currentReleases, lockReleases, releasesOf, withdrawal } from '../releases.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { rollBackIn } from '../roll-back.ts';
import type { RegistryActor } from '../tokens/registry-actor.ts';
import { recordedFiles, type VersionFiles } from '../version-files.ts';
import { listedVersion, versionRow, versionRows } from '../version-rows.ts';
import { authorize, authorizeForAnyRemote, blobsMissing, noSuchPart, refuseFor, swept } from './refusals.ts';
import { RegistryProblem } from './registry-problem.ts';
import { checkBlobs, missingBlobs } from './version-blobs.ts';

/** A registry change in the audit log. */
export interface RegistryAct {
  readonly action: 'remotes.publish' | 'remotes.release' | 'remotes.rollback' | 'remotes.withdraw';
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Records a change within its transaction. */
export type RecordAct = (transaction: Transaction, by: RegistryActor, act: RegistryAct) => Promise<void>;

interface Options {
  readonly db: Database;
  readonly files: VersionFiles;
  readonly registry: RegistryReader;
  readonly record: RecordAct;
  /** Trials in order; the first refusal ends them. */
  readonly trials?: readonly ReleaseTrial[];
  /** Called after an operation that may have changed a part. Resolves when this process has applied the change. */
  readonly changed: (name: string) => Promise<void>;
  /** Called after the end of a canary. */
  readonly canaryEnded?: (ended: EndedCanary) => void;
}

interface ReleaseOptions {
  readonly terms?: PublishTerms;
  readonly together?: readonly RegistryEntry[];
  /** Percentage of visitors for a canary; absent for all visitors. */
  readonly percent?: number | undefined;
  /** Id of the canary that this release promotes. If the canary has ended, nothing changes. */
  readonly promotes?: number;
}

/** Maximum number of simultaneous blob fetches. */
const concurrency = 8;

/** Maximum number of entries in each list of a history. */
const historyLength = 100;

/** Publishes, releases and rolls back versions. Each operation is atomic. */
export class RegistryService {
  readonly #options: Options;
  readonly #trials: readonly ReleaseTrial[];

  constructor(options: Options) {
    this.#options = options;
    this.#trials = options.trials ?? [];
  }

  /**
   * Returns the hashes in `integrities` whose blobs the store lacks.
   *
   * @throws RegistryProblem if the actor may not publish
   */
  async missing(actor: RegistryActor, integrities: readonly string[]): Promise<string[]> {
    authorizeForAnyRemote(actor, 'publish');
    return missingBlobs(this.#options.files.store, integrities);
  }

  /**
   * Stores a blob.
   *
   * @returns whether the blob already existed undamaged
   * @throws RegistryProblem if the actor may not publish, or the content does not match the hash
   */
  async putBlob(actor: RegistryActor, integrity: string, content: Uint8Array): Promise<boolean> {
    authorizeForAnyRemote(actor, 'publish');
    const actual = integrityOf(content);
    if (actual !== integrity) {
      throw new RegistryProblem(
        'wrongContent',
        `The content has the hash ${actual}, and was sent as ${integrity}.`,
        'Send the file again, under the hash of the bytes that are sent.',
      );
    }
    const { store } = this.#options.files;
    const kept = await store.read(integrity);
    if (kept && integrityOf(kept) === integrity) return true;
    await store.put(integrity, content);
    return false;
  }

  /**
   * Publishes a version whose blobs were sent. Does not release it.
   *
   * @param together entries that will be released together with this version
   * @returns whether the version was already published with the same content and its files are still kept
   * @throws RegistryProblem if the actor may not publish the part, the descriptor is of another part, a gate
   * refuses the version, its blobs are missing, or it exists with different content
   */
  async publishVersion(
    actor: RegistryActor,
    name: string,
    manifest: VersionManifest,
    together: readonly RegistryEntry[] = [],
  ): Promise<boolean> {
    const { db, record } = this.#options;
    authorize(actor, 'publish', name);
    const { descriptor: entry, source } = manifest;
    const { version } = entry.metadata;
    if (entry.name !== name) {
      throw new RegistryProblem(
        'malformed',
        `The descriptor is of ${entry.name}, and was sent for ${name}.`,
        `Send it to /registry/v1/remotes/${entry.name}/versions.`,
      );
    }
    const blobs = Object.fromEntries(
      manifest.files.map(({ path, integrity, bytes }) => [path, { integrity, bytes }]),
    );
    const files = Object.fromEntries(
      manifest.files.filter(({ path }) => !isCompanion(path)).map(({ path, integrity }) => [path, integrity]),
    );
    const candidate = { entry, blobs };
    if (await this.#isPublished(db, candidate, files)) return true;
    await checkBlobs(this.#options.files.store, manifest, candidate);
    const live = withReleased(await liveParts(db), together);
    refuseFor(version, [
      ...versionProblems(candidate, live),
      ...ownershipProblems(candidate, live, actor.scope),
      ...routeProblems(candidate),
      ...sizeProblems(candidate),
      ...(await changedFiles(db, candidate, files)),
    ]);
    const existed = await db.transaction(async (transaction) => {
      await lockReleases(transaction);
      if (await this.#isPublished(transaction, candidate, files)) return true;
      // The lock prevents the removal of files.
      const missing = await missingBlobs(
        this.#options.files.store,
        Object.values(blobs).map(({ integrity }) => integrity),
      );
      if (missing.length > 0) throw blobsMissing(missing, manifest);
      refuseFor(version, await changedFiles(transaction, candidate, files));
      await transaction
        .insert(remoteVersions)
        .values({
          name,
          version,
          descriptor: entry,
          files,
          blobs,
          renderBundle: renderBundleFile in blobs,
          sourceCommit: source?.commit ?? null,
          publishedBy: actor.accountName,
        })
        .onConflictDoUpdate({
          target: [remoteVersions.name, remoteVersions.version],
          // This publish restores files that were removed.
          set: { blobs, sweptAt: null, publishedAt: siteClock.now(), publishedBy: actor.accountName },
        });
      await record(transaction, actor, {
        action: 'remotes.publish',
        subject: `part ${name}`,
        after: { version, ...(source && { commit: source.commit, repository: source.repository }) },
      });
      return false;
    });
    await this.#options.changed(name);
    return existed;
  }

  /**
   * Checks that the actor may perform this action on the part, that the version's descriptor is valid, and that its
   * files are kept.
   *
   * @throws RegistryProblem if not
   */
  async requireKept(
    actor: RegistryActor,
    action: 'release' | 'rollback',
    name: string,
    version: string,
  ): Promise<void> {
    authorize(actor, action, name);
    await this.#kept(name, version);
  }

  /**
   * Checks that the actor may preview a version. Its files must be kept, it must not be withdrawn, it must
   * fit the live parts, and it must pass the trials that previews require.
   *
   * @throws RegistryProblem if a check fails
   */
  async requirePreviewable(actor: RegistryActor, name: string, version: string): Promise<void> {
    const { db } = this.#options;
    authorize(actor, 'publish', name);
    const candidate = await this.#kept(name, version);
    const why = await withdrawal(db, name, version);
    if (why !== null)
      throw new RegistryProblem('notPossible', why, 'Publish the changed build, which is a new version.');
    const { shells, remotes } = await liveParts(db);
    // A preview never runs in the shell that a rollback would restore.
    const live = { shells: shells.slice(0, 1), remotes };
    refuseFor(version, [
      ...versionProblems(candidate, live),
      ...ownershipProblems(candidate, live, actor.scope),
    ]);
    for (const trial of this.#trials)
      if (trial.guardsPreviews) refuseFor(version, await trial.tryOut(candidate));
  }

  /**
   * Makes a version live, or with `percent` starts a canary. In both cases, the part's running canary ends. Nothing
   * changes if the version is already live, or if `terms` protect an earlier decision: a rollback of the version, or a
   * release by command.
   *
   * @param together entries that are released together with this version
   * @throws RegistryProblem if the release is not permitted or not possible, or a gate refuses the version
   */
  async release(
    actor: RegistryActor,
    name: string,
    version: string,
    reason: string,
    { terms = byCommand, together = [], percent, promotes }: ReleaseOptions = {},
  ): Promise<RegistryChange> {
    const { db, record } = this.#options;
    authorize(actor, 'release', name);
    const candidate = await this.#kept(name, version);
    await this.#check(actor, candidate, together);
    let ended: EndedCanary | null = null;
    const change = await db.transaction(async (transaction) => {
      await lockReleases(transaction);
      const releases = await releasesOf(transaction, name);
      const from = releases.find(({ withdrawnAt }) => withdrawnAt === null)?.version ?? null;
      const [running] = await runningCanaries(transaction, name);
      if (promotes !== undefined && running?.id !== promotes)
        return { name, from, to: version, changed: false };
      if (outcomeOf(releases, version, terms) !== 'released') {
        // The part's files may have been restored, so other processes must check them again.
        await transaction.execute(sql`select pg_notify('registry_changed', ${name})`);
        return { name, from, to: version, changed: false };
      }
      // The version's files may have been removed since the first check.
      const row = await versionRow(transaction, { name, version });
      if (row?.sweptAt) throw swept(name, version);
      const live = withReleased(await liveParts(transaction), together);
      refuseFor(version, ownershipProblems(candidate, live, actor.scope));
      const by = actor.accountName;
      if (running) {
        const outcome = percent === undefined && running.version === version ? 'promoted' : 'replaced';
        ended = await endCanary(transaction, running, { outcome, by, reason });
      }
      if (percent === undefined)
        await transaction
          .insert(remoteReleases)
          .values({ name, version, origin: terms.origin, releasedBy: by, reason });
      else {
        const control = controlOf(name, from);
        await transaction
          .insert(remoteCanaries)
          .values({ name, version, control, percent, startedBy: by, reason });
      }
      await record(transaction, actor, {
        action: 'remotes.release',
        subject: `part ${name}`,
        before: { version: from },
        after: {
          version,
          commit: row?.sourceCommit ?? null,
          reason,
          ...(percent !== undefined && { percent }),
        },
      });
      return { name, from, to: version, changed: true, ...this.#untried() };
    });
    await this.#changed(name, ended);
    return change;
  }

  async #changed(name: string, ended: EndedCanary | null): Promise<void> {
    const { changed, canaryEnded } = this.#options;
    await changed(name);
    if (ended) canaryEnded?.(ended);
  }

  /** Returns the reasons for skipped trials, if this site skips any. */
  #untried(): Pick<RegistryChange, 'untried'> {
    const untried = this.#trials.flatMap(({ skipped = [] }) => skipped);
    return untried.length > 0 ? { untried } : {};
  }

  /**
   * Ends a canary in favor of the live version. Does nothing if it has already ended.
   *
   * @throws RegistryProblem if the actor may not roll the part back
   */
  async withdrawCanary(actor: RegistryActor, canary: Canary, reason: string): Promise<RegistryChange> {
    const { db, record } = this.#options;
    const { name, version, control, percent } = canary;
    authorize(actor, 'rollback', name);
    const ended = await db.transaction(async (transaction) => {
      // Because of the lock, a simultaneous promotion finishes first or waits.
      await lockReleases(transaction);
      const by = actor.accountName;
      const end = await endCanary(transaction, canary, { outcome: 'withdrawn', by, reason });
      if (end)
        await record(transaction, actor, {
          action: 'remotes.rollback',
          subject: `part ${name}`,
          before: { version, percent },
          after: { version: control, reason },
        });
      return end;
    });
    await this.#changed(name, ended);
    return { name, from: version, to: control, changed: ended !== null };
  }

  /**
   * Rolls back to `to`, or to the previous version if `to` is null. Withdraws only the canary if all of this is true: a
   * canary is running; `from` is null or the canary version; `to` is null or the live version. Two identical
   * simultaneous calls roll back once.
   *
   * @param from the live or canary version that the caller wants to replace; null for any version
   * @throws RegistryProblem if the rollback is not permitted or not possible
   */
  async rollBack(
    actor: RegistryActor,
    name: string,
    { from = null, to = null, reason }: { from?: string | null; to?: string | null; reason: string },
  ): Promise<RegistryChange> {
    const { db, record } = this.#options;
    authorize(actor, 'rollback', name);
    const [canary] = await runningCanaries(db, name);
    const keepsLive = to === null || to === canary?.control;
    if (canary && keepsLive && (from === null || from === canary.version)) {
      const change = await this.withdrawCanary(actor, canary, reason);
      // If the canary was promoted in the meantime, its version is rolled back.
      return change.changed ? change : this.rollBack(actor, name, { from: canary.version, to, reason });
    }
    if (to !== null) await this.#check({ ...actor, scope: null }, await this.#kept(name, to));
    let ended: EndedCanary | null = null;
    const change = await db.transaction(async (transaction) => {
      const by = { name: actor.accountName, reason };
      const rolledBack = await rollBackIn(transaction, name, { from, to, by });
      const { to: version } = rolledBack;
      if (rolledBack.from === version) return { name, ...rolledBack, changed: false };
      const restored = version === null ? null : await versionRow(transaction, { name, version });
      ended = await endCanary(transaction, { name }, { outcome: 'replaced', by: by.name, reason });
      await record(transaction, actor, {
        action: 'remotes.rollback',
        subject: `part ${name}`,
        before: { version: rolledBack.from },
        after: {
          version,
          commit: restored?.sourceCommit ?? null,
          reason,
        },
      });
      return { name, ...rolledBack, changed: true };
    });
    await this.#changed(name, ended);
    return change;
  }

  /**
   * Removes a remote, whose pages then respond with 404.
   *
   * @throws RegistryProblem if the removal is not permitted or not possible
   */
  async withdraw(actor: RegistryActor, name: string, reason: string): Promise<RegistryChange> {
    const { db, record } = this.#options;
    authorize(actor, 'remove', name);
    if (name === hostName) {
      throw new RegistryProblem(
        'notPossible',
        'The shell cannot be withdrawn: every page needs it.',
        'Roll it back, or release another version.',
      );
    }
    let ended: EndedCanary | null = null;
    const change = await db.transaction(async (transaction) => {
      await lockReleases(transaction);
      const releases = await releasesOf(transaction, name);
      const live = releases.find(({ withdrawnAt }) => withdrawnAt === null);
      if (releases.length === 0) throw noSuchPart(name);
      if (!live) return { name, from: null, to: null, changed: false };
      await transaction
        .update(remoteReleases)
        .set({ withdrawnAt: siteClock.now(), withdrawnBy: actor.accountName, withdrawnReason: reason })
        .where(and(eq(remoteReleases.name, name), isNull(remoteReleases.withdrawnAt)));
      ended = await endCanary(transaction, { name }, { outcome: 'replaced', by: actor.accountName, reason });
      await record(transaction, actor, {
        action: 'remotes.withdraw',
        subject: `part ${name}`,
        before: { version: live.version },
        after: { version: null, reason },
      });
      return { name, from: live.version, to: null, changed: true };
    });
    await this.#changed(name, ended);
    return change;
  }

  /** Returns all parts with their live versions, sorted by name. */
  async remotes(): Promise<ListedRemote[]> {
    const { db, registry } = this.#options;
    const current = await currentReleases(db);
    const { remotes, host, skipped } = await registry.current();
    const serving = new Map(
      [host, ...remotes].flatMap((entry) => (entry ? [[entry.name, entry] as const] : [])),
    );
    const names = await db.selectDistinct({ name: remoteVersions.name }).from(remoteVersions);
    const listed: ListedRemote[] = [];
    for (const { name } of names) {
      const release = current.get(name)?.[0];
      const row = release ? await versionRow(db, release) : null;
      const entry = serving.get(name);
      listed.push({
        name,
        kind: name === hostName ? 'host' : 'remote',
        live: row ? listedVersion(row) : null,
        serving: entry && entry.metadata.version !== release?.version ? entry.metadata.version : null,
        problem:
          skipped.find((each) => each.name === name && each.version === release?.version)?.problem ?? null,
        paths: entry ? claimedPaths(entry) : [],
        contract: entry ? (entry === host ? contractsOf(entry).join(' and ') : entry.extras.contract) : null,
        react: entry?.extras.react ?? null,
        lacks: entry && host && entry !== host ? nextMajorsLacking(entry, host) : [],
      });
    }
    return listed.sort((one, other) => one.name.localeCompare(other.name));
  }

  /**
   * Returns a part's newest releases, versions and canaries.
   *
   * @throws RegistryProblem if the part does not exist
   */
  async history(name: string): Promise<RemoteHistory> {
    const { db } = this.#options;
    const versions = await versionRows(db, name);
    if (versions.length === 0) throw noSuchPart(name);
    const commits = new Map(versions.map(({ version, sourceCommit }) => [version, sourceCommit]));
    const releases = await releasesOf(db, name);
    const live = releases.find(({ withdrawnAt }) => withdrawnAt === null);
    return {
      name,
      releases: releases.slice(0, historyLength).map((release) => ({
        id: release.id,
        version: release.version,
        commit: commits.get(release.version) ?? null,
        releasedAt: release.releasedAt.toISOString(),
        releasedBy: release.releasedBy,
        reason: release.reason,
        withdrawnAt: release.withdrawnAt?.toISOString() ?? null,
        withdrawnBy: release.withdrawnBy,
        withdrawnReason: release.withdrawnReason,
        isLive: release === live,
      })),
      versions: versions.slice(0, historyLength).map(listedVersion),
      canaries: await listCanaries(db, name, historyLength),
    };
  }

  /**
   * Returns whether this version exists and its files are kept.
   *
   * @throws RegistryProblem if it exists with different content
   */
  async #isPublished(db: Database | Transaction, { entry }: Candidate, files: PartFiles): Promise<boolean> {
    const { name, metadata } = entry;
    const known = await versionRow(db, { name, version: metadata.version });
    if (!known) return false;
    const parsed = parseRegistryEntry(known.descriptor);
    const isSame =
      'entry' in parsed && isDeepStrictEqual(parsed.entry, entry) && isDeepStrictEqual(known.files, files);
    // The result is false, so that the publish continues and restores the removed files.
    if (isSame && known.sweptAt) return false;
    if (isSame) return true;
    throw new RegistryProblem(
      'versionExists',
      `${name} ${metadata.version} was published with other content.`,
      'Give the changed content a new version.',
    );
  }

  /**
   * Returns a version whose files are kept.
   *
   * @throws RegistryProblem if the version is unknown, its descriptor is malformed, or its files are not kept
   */
  async #kept(name: string, version: string): Promise<Candidate> {
    const { db } = this.#options;
    const row = await versionRow(db, { name, version });
    if (!row) {
      throw new RegistryProblem(
        'notFound',
        `${name} ${version} has not been published.`,
        'Publish it first, or name a version of its history.',
      );
    }
    const parsed = parseRegistryEntry(row.descriptor);
    if ('problem' in parsed)
      throw new RegistryProblem(
        'refused',
        `Its descriptor is malformed: ${parsed.problem}`,
        'Publish a version that this site understands.',
      );
    if (row.sweptAt) throw swept(name, version);
    return { entry: parsed.entry, blobs: recordedFiles(row)?.blobs ?? {} };
  }

  /**
   * Runs the gates that depend on the live parts, fetches the files to this machine, then runs the trials.
   *
   * @throws RegistryProblem if a gate or trial refuses the candidate, or a file is missing or damaged
   */
  async #check(
    actor: RegistryActor,
    candidate: Candidate,
    together: readonly RegistryEntry[] = [],
  ): Promise<void> {
    const { db, files } = this.#options;
    const { entry, blobs } = candidate;
    const { version } = entry.metadata;
    const live = withReleased(await liveParts(db), together);
    refuseFor(version, [
      ...versionProblems(candidate, live),
      ...ownershipProblems(candidate, live, actor.scope),
      ...parcelProblems(candidate, live),
    ]);
    const limit = pLimit(concurrency);
    const fetched = await Promise.all(
      Object.entries(blobs).map(([file, blob]) =>
        limit(async () => [file, await files.fetch({ name: entry.name, version }, file, blob)] as const),
      ),
    );
    const absent = fetched.flatMap(([file, problem]): GateProblem[] =>
      problem
        ? [{ gate: 'files', message: `${file} ${problem}.`, remedy: 'Publish the version again.' }]
        : [],
    );
    refuseFor(version, absent);
    for (const trial of this.#trials) refuseFor(version, await trial.tryOut(candidate));
  }
}

/**
 * Returns the version with which a canary is compared.
 *
 * @param live the part's live version, if any
 * @throws RegistryProblem if the part cannot have a canary
 */
function controlOf(name: string, live: string | null): string {
  if (name !== hostName && live !== null) return live;
  throw new RegistryProblem(
    'notPossible',
    name === hostName
      ? 'The shell cannot be a canary, because browsers report only failures of remotes.'
      : `${name} has no live version with which a canary could be compared.`,
    'Release it to all visitors.',
  );
}
