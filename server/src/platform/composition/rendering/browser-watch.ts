import type { RegistryEntry } from '@title24/remote-kit/contract';
import { and, eq, gt } from 'drizzle-orm';
import { siteClock } from '../../clock/clock.ts';
import { remoteReleases } from '../registry/remote-releases.table.ts';
import { liveRelease, type RestoreOptions, restoreVersion } from './restore-version.ts';

/** Conditions for rolling back a release that fails in browsers. */
export const browserRule: Readonly<Record<'minutes' | 'clients' | 'times' | 'hours', number>> = {
  /**
   * Minutes after the release during which its faults count. Faults of the previous version count from as many minutes
   * before the release, and the server must already have been running then.
   */
  minutes: 10,
  /** Minimum number of clients that report faults of the release. */
  clients: 10,
  /** Minimum ratio of these clients to those that report faults of the previous version. */
  times: 3,
  /** Hours in which this rule rolls back a part at most once, because the reports can be faked. */
  hours: 24,
};

/** Maximum number of faults kept per part. */
const maxFaults = 1_000;

/** The actor recorded for rollbacks by a `BrowserWatch`. */
export const browserWatcher = {
  accountId: null,
  accountName: 'the watch over browsers',
  scope: null,
};

interface Fault {
  readonly version: string;
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const minuteMs = 60_000;

/** Rolls back a release that fails in clearly more browsers than the previous version. */
export class BrowserWatch {
  readonly #options: RestoreOptions;
  readonly #startedAt = siteClock.now().getTime();
  /** The latest faults of each part, at most one per version and client. */
  readonly #faults = new Map<string, readonly Fault[]>();
  readonly #checks = new Set<Promise<void>>();

  constructor(options: RestoreOptions) {
    this.#options = options;
  }

  /**
   * Records a fault.
   *
   * @param entry the live version that failed in the client's browser
   */
  note({ name, metadata: { version } }: RegistryEntry, client: string): void {
    const at = siteClock.now().getTime();
    const recent = (this.#faults.get(name) ?? []).filter(
      (fault) => fault.at > at - 2 * minuteMs * browserRule.minutes,
    );
    if (recent.some((fault) => fault.version === version && fault.client === client)) return;
    const faults = [...recent, { version, client, at }].slice(-maxFaults);
    this.#faults.set(name, faults);
    // The rule is checked only when the version's number of faults is a multiple of `browserRule.clients`.
    if (faults.filter((fault) => fault.version === version).length % browserRule.clients !== 0) return;
    const check = this.#check(name, version, faults)
      .catch((err: unknown) =>
        this.#options.log.warn({ err, name, version }, 'A release that fails could not be rolled back'),
      )
      .finally(() => this.#checks.delete(check));
    this.#checks.add(check);
  }

  /** Waits for running checks and rollbacks. */
  async close(): Promise<void> {
    await Promise.all(this.#checks);
  }

  async #check(name: string, version: string, faults: readonly Fault[]): Promise<void> {
    const { db, log } = this.#options;
    const live = await liveRelease(db, name);
    if (live?.version !== version) return;
    const { before } = live;
    const releasedAt = live.releasedAt.getTime();
    const watchedMs = minuteMs * browserRule.minutes;
    if (siteClock.now().getTime() > releasedAt + watchedMs) return;
    const failed = faults.filter((fault) => fault.version === version).length;
    const usual = faults.filter(
      (fault) => fault.version === before && fault.at > releasedAt - watchedMs,
    ).length;
    const details = { name, version, before, failed, usual };
    if (failed < browserRule.times * usual) return;
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
