import type { RegistryEntry } from '@title24/remote-kit/contract';
import { and, eq, gt } from 'drizzle-orm';
import { siteClock } from '../../clock/clock.ts';
import { remoteReleases } from '../registry/remote-releases.table.ts';
import { liveRelease, type RestoreOptions, restoreVersion } from './restore-version.ts';

/** Conditions for rolling back a release that fails in browsers. Faults count across all servers. */
export const browserRule: Readonly<Record<'minutes' | 'clients' | 'times' | 'hours', number>> = {
  /**
   * Minutes after the release during which its faults count. The previous version's faults count in the last
   * 2 × `minutes`. The server that decides must have been running for at least `minutes` before the release.
   */
  minutes: 10,
  /** Minimum number of clients that report faults of the release. */
  clients: 10,
  /** Minimum ratio of these clients to those that report faults of the previous version. */
  times: 3,
  /** Hours in which this rule rolls back a part at most once, because the reports can be faked. */
  hours: 24,
};

/** The actor that is recorded when a `BrowserWatch` rolls back a release. */
export const browserWatcher = {
  accountId: null,
  accountName: 'the watch over browsers',
  scope: null,
};

const minuteMs = 60_000;
const watchedMs = minuteMs * browserRule.minutes;
/** Milliseconds for which a failure counts. Failures just before a release thus count until the end of its watch. */
const windowMs = 2 * watchedMs;

const kindOf = (name: string, version: string) => `failed in browser ${name} ${version}`;

/** Rolls back a release that fails in clearly more browsers than the previous version. */
export class BrowserWatch {
  readonly #options: RestoreOptions;
  readonly #startedAt = siteClock.now().getTime();
  /** Failed version of each part that must be checked. */
  readonly #due = new Map<string, string>();
  #checking: Promise<void> | null = null;
  /** For each part: the time of the latest release whose faults met the conditions of {@link browserRule}. */
  readonly #met = new Map<string, number>();

  constructor(options: RestoreOptions) {
    this.#options = options;
  }

  /**
   * Records a fault.
   *
   * @param entry the live version that failed in the client's browser
   */
  note({ name, metadata: { version } }: RegistryEntry, client: string): void {
    if (this.#options.counts.count(kindOf(name, version), client, windowMs).count > 1) return;
    this.#due.set(name, version);
    this.#checking ??= this.#checkAll();
  }

  /** Waits for running checks and rollbacks. */
  async close(): Promise<void> {
    await this.#checking;
  }

  async #checkAll(): Promise<void> {
    // Also checks the parts that are added in the meantime.
    for (const [name, version] of this.#due) {
      this.#due.delete(name);
      await this.#check(name, version).catch((err: unknown) => {
        this.#met.delete(name);
        this.#options.log.warn({ err, name, version }, 'A release that fails could not be rolled back');
      });
    }
    this.#checking = null;
  }

  async #check(name: string, version: string): Promise<void> {
    const { db, counts, log } = this.#options;
    const live = await liveRelease(db, name);
    if (live?.version !== version) return;
    const { before } = live;
    const releasedAt = live.releasedAt.getTime();
    if (siteClock.now().getTime() > releasedAt + watchedMs || this.#met.get(name) === releasedAt) return;
    const failed = await counts.clients(kindOf(name, version));
    const usual = await counts.clients(kindOf(name, before));
    if (failed < browserRule.clients || failed < browserRule.times * usual) return;
    const details = { name, version, before, failed, usual };
    this.#met.set(name, releasedAt);
    if (this.#startedAt > releasedAt - watchedMs) {
      log.warn(details, 'A new release fails in browsers; the usual rate is not known yet after the start');
      return;
    }
    if (await this.#hasRestored(name)) {
      log.error(details, 'A new release fails in browsers; a release of this part was rolled back recently');
      return;
    }
    const reason = `it failed in the browsers of ${failed} clients within ${browserRule.minutes} minutes after its release, and the version before in those of ${usual}`;
    await restoreVersion(this.#options, { name, from: version, to: before, reason });
  }

  async #hasRestored(name: string): Promise<boolean> {
    const since = new Date(siteClock.now().getTime() - 60 * minuteMs * browserRule.hours);
    const [found] = await this.#options.db
      .select({ id: remoteReleases.id })
      .from(remoteReleases)
      .where(
        and(
          eq(remoteReleases.name, name),
          eq(remoteReleases.withdrawnBy, browserWatcher.accountName),
          gt(remoteReleases.withdrawnAt, since),
        ),
      )
      .limit(1);
    return found !== undefined;
  }
}
