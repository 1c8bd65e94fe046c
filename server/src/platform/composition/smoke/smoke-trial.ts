import { hostName, notFoundPart, type RegistryEntry, sampleAddresses } from '@title24/remote-kit/contract';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import type { Trial } from '../preview/previews.ts';
import type { Candidate, GateProblem, ReleaseTrial } from '../registry/gates/candidate.ts';
import type { RegistryReader, RegistrySnapshot } from '../registry/live-registry.ts';
import { withVersion } from '../registry/with-version.ts';
import { ChromiumUnavailableError } from './launch-chromium.ts';
import { refused, type SmokePage, smokeProblem } from './smoke-page.ts';
import { TrialSite } from './trial-site.ts';

interface Options {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly registry: RegistryReader;
  readonly log: { warn(details: object, message: string): void };
  /** Makes the site show a candidate to the trial's requests. */
  readonly startTrial: (candidate: RegistryEntry) => Promise<Trial>;
  /** Returns the site's own origin, at which the browser reaches the candidate. */
  readonly origin: () => string;
  /** Origin of the parts' files; null if the site serves them. */
  readonly assetsOrigin: string | null;
  /**
   * Starts Chromium.
   * @throws ChromiumUnavailableError
   */
  readonly launch: () => Promise<Browser>;
}

/** Time limit, in milliseconds, for opening and checking a page. */
const pageLimitMs = 30_000;

/** Time limit, in milliseconds, for opening and checking all pages, including the wait for other trials. */
const trialLimitMs = 200_000;

/** Path at which the shell shows its not-found page. */
const nowherePath = '/no-page-has-this-address';

/** A trial for sites without Chromium. It opens no pages, and only reports that it was skipped. */
export const noSmokeTrial: ReleaseTrial = {
  skipped:
    'Open its pages yourself: the site did not open them in a browser before the release, as it has no SMOKE_CHROMIUM_PATH.',
  tryOut: async () => [],
};

/**
 * Opens a candidate's pages in Chromium. For a remote, these are the sample addresses of all its routes, in the live
 * shell. For a shell, these are the not-found page and one page of each remote. Refuses a release if a page throws,
 * logs an error, does not become interactive, shows nothing, keeps the main thread busy, or breaks the page header, the
 * footer or their links. Also refuses it if the trial exceeds its time limit. Trials run one at a time.
 */
export class SmokeTrial implements ReleaseTrial {
  readonly #options: Options;
  readonly #oneAtATime = pLimit(1);

  constructor(options: Options) {
    this.#options = options;
  }

  async tryOut(candidate: Candidate): Promise<readonly GateProblem[]> {
    const startedAt = performance.now();
    return this.#oneAtATime(async () => {
      const left = trialLimitMs - (performance.now() - startedAt);
      if (left <= 0)
        return [
          refused(
            'Other releases are being opened in the browser, one by one.',
            'Release it again in a minute.',
          ),
        ];
      try {
        return await this.#open(candidate, performance.now() + left);
      } catch (error) {
        if (!(error instanceof ChromiumUnavailableError)) throw error;
        this.#options.log.warn({ err: error }, 'A release was refused, as Chromium could not be started');
        return [
          refused(
            `Its pages could not be opened in a browser: ${error.message}.`,
            'Ask the site’s operator to fix that or remove SMOKE_CHROMIUM_PATH. A rollback to the previous version needs no browser.',
          ),
        ];
      }
    });
  }

  /**
   * Opens the candidate's pages until one has a problem. Returns that problem, or an empty list.
   *
   * @param endsAt deadline in monotonic milliseconds
   */
  async #open({ entry }: Candidate, endsAt: number): Promise<readonly GateProblem[]> {
    const { app, registry, startTrial, assetsOrigin, launch } = this.#options;
    const snapshot = withVersion(await registry.current(), entry);
    const pages = pagesOf(entry, snapshot);
    // Before the first release of a shell, no page can be opened.
    if (!snapshot.host || pages.length === 0) return [];
    const trial = await startTrial(entry);
    const { headers } = trial;
    let browser: Browser | undefined;
    try {
      const site = new TrialSite({ app, origin: this.#options.origin(), assetsOrigin, snapshot, headers });
      browser = await launch();
      for (const [index, page] of pages.entries()) {
        const leftMs = endsAt - performance.now();
        if (leftMs <= 0)
          return [
            refused(
              `Only ${index} of its ${pages.length} pages could be opened in a browser within ${trialLimitMs / 1000} seconds.`,
              'Declare fewer samples, or make the screens faster.',
            ),
          ];
        const problem = await smokeProblem(browser, site, page, Math.min(pageLimitMs, leftMs));
        if (problem) return [problem];
      }
      return [];
    } finally {
      await browser?.close();
      trial.end();
    }
  }
}

function pagesOf(candidate: RegistryEntry, { remotes }: RegistrySnapshot): SmokePage[] {
  // The routes with the most samples usually lead to a part's largest screens.
  const of = ({ name, extras }: RegistryEntry): SmokePage[] =>
    extras.routes
      .toSorted((one, other) => (other.samples?.length ?? 0) - (one.samples?.length ?? 0))
      .flatMap((route) =>
        sampleAddresses(route).map((path) => ({ path, part: name, candidate: candidate.name })),
      );
  if (candidate.name !== hostName) return of(candidate);
  const first = remotes.flatMap((remote) => of(remote).slice(0, 1));
  return [{ path: nowherePath, part: notFoundPart, candidate: hostName }, ...first];
}
