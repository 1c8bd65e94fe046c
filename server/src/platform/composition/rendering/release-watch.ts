import { hostName, matchRoute, type RegistryEntry, type RenderRequest } from '@title24/remote-kit/contract';
import { renderBundleFile } from '@title24/remote-kit/registry';
import { siteClock } from '../../clock/clock.ts';
import type { PublishedFiles } from '../registry/published-files.ts';
import { recordedFiles } from '../registry/version-files.ts';
import { descriptorIn, versionRow } from '../registry/version-rows.ts';
import type { RenderPool } from './render-task.ts';
import { liveRelease, type RestoreOptions, restoreVersion } from './restore-version.ts';
import { resultFault } from './result-fault.ts';

/**
 * Conditions for rolling back a release that fails on the server. Renderings are counted across all servers. A server
 * checks the previous version with the pages that last failed on that server. All of these pages must render.
 */
export const watchRule: Readonly<Record<'minutes' | 'faults' | 'share', number>> = {
  /** Minutes after the release during which it can be rolled back. */
  minutes: 10,
  /** Minimum number of failed renderings, and maximum number of failed pages that are tried on the previous version. */
  faults: 5,
  /** Minimum ratio of failed renderings to all renderings. */
  share: 0.2,
};

interface Options extends RestoreOptions {
  readonly files: Pick<PublishedFiles, 'readRenderBundle'>;
  /** Opens renderers to check the previous version. They are closed after the check. */
  readonly openPool: () => RenderPool;
}

interface Failure {
  readonly request: RenderRequest;
  readonly fault: string;
}

interface Failed {
  readonly version: string;
  /** On all servers. */
  readonly renderings: number;
  readonly failed: number;
  /** The latest failures on this server, at most `watchRule.faults`. */
  readonly failures: readonly Failure[];
}

/** Rolls back a release with many failed renderings if the previous version can render the failed pages. */
export class ReleaseWatch {
  readonly #options: Options;
  readonly #failed = new Map<string, Failed>();
  readonly #checks = new Set<Promise<void>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Records a rendering.
   *
   * @param fault the problem; null if there was none
   */
  note({ name, metadata: { version } }: RegistryEntry, request: RenderRequest, fault: string | null): void {
    const count = (what: string, amount = 1) =>
      this.#options.counts.count(`${what} ${name} ${version}`, '', 60_000 * watchRule.minutes, amount).count;
    const renderings = count('rendered');
    if (fault === null) return;
    const failed = count('not rendered');
    const known = this.#failed.get(name);
    const earlier = known?.version === version ? known.failures : [];
    const failures = [...earlier, { request, fault }].slice(-watchRule.faults);
    const now = { version, renderings, failed, failures };
    this.#failed.set(name, now);
    if (failed < watchRule.faults || failed < watchRule.share * renderings) return;
    // The counts start again at zero, so that the next check needs `watchRule.faults` new faults.
    this.#failed.delete(name);
    count('rendered', -renderings);
    count('not rendered', -failed);
    const check = this.#check(name, now)
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

  async #check(name: string, { version, renderings, failures, failed }: Failed): Promise<void> {
    const { db, log } = this.#options;
    const live = await liveRelease(db, name);
    const oldest = siteClock.now().getTime() - 60_000 * watchRule.minutes;
    if (live?.version !== version || live.releasedAt.getTime() < oldest) return;
    const { before } = live;
    if (!(await this.#rendersAll(name, before, failures))) {
      log.warn({ name, version, before }, 'A new release fails, and so does the previous version');
      return;
    }
    const [last] = failures.slice(-1);
    const reason =
      `${failed} of ${renderings} renderings failed within ${watchRule.minutes} minutes after its release, the last of ${last?.request.url}: ${last?.fault}`.slice(
        0,
        500,
      );
    await restoreVersion(this.#options, { name, from: version, to: before, reason });
  }

  /**
   * Returns whether a version renders all pages that failed. A version without a render bundle needs only to have these
   * pages, because browsers render them.
   */
  async #rendersAll(name: string, version: string, failures: readonly Failure[]): Promise<boolean> {
    const { db, files, openPool } = this.#options;
    const row = await versionRow(db, { name, version });
    const entry = descriptorIn(row);
    const integrity = row && recordedFiles(row)?.files?.[renderBundleFile];
    if (!row || !entry) return false;
    const requests = failures.map(({ request }) => asOf(entry, request));
    if (!requests.every((request) => request !== null)) return false;
    if (!integrity) return !row.renderBundle;
    const read = () => files.readRenderBundle(name, version, integrity);
    const pool = openPool();
    try {
      for (const request of requests) {
        const outcome = await pool.run({ bundle: { id: version, read }, request });
        if (!outcome || 'thrown' in outcome || resultFault(outcome.result) !== null) return false;
      }
      return true;
    } catch {
      return false;
    } finally {
      await pool.close();
    }
  }
}

/**
 * Returns the request, with the route from `entry` for the requested page; null if `entry` lacks the page. The shell
 * renders every page, so a request to the shell stays the same.
 */
function asOf(entry: RegistryEntry, request: RenderRequest): RenderRequest | null {
  if (entry.name === hostName) return request;
  const match = matchRoute([entry], new URL(request.url, 'http://site').pathname);
  return match && { ...request, route: match.route };
}
